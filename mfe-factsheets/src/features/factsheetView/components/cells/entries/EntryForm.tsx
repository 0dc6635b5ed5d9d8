import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { use, useEffect } from 'react';
import { ApiError } from 'shared-client';
import { failureIn, useEditing } from 'shared-record/edit';
import { isSame, saveOutcomeOf } from 'shared-record/model';
import { Button, Card, Cluster, useTranslation } from 'shared-ui/core';
import { FormProvider, toFormError, useForm, type FieldPath } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { typedInField, type EntrySpec } from '../../../model/cells/entrySpec.ts';
import type { OpenedCell } from '../../../model/cells/sheetStore.ts';
import { typedOf, type Typed } from '../../../model/cells/typedValue.ts';
import { CellFailure } from '../cell/CellFailure.tsx';
import { CellInput } from '../cell/CellInput.tsx';
import { PlaceNameContext } from '../../parts/cellParts.ts';
import { useSheetEditing, useSheetState } from '../sheetEditing.ts';
import type { TypedForm } from '../cell/typedForm.ts';
import { useTypedKeeping } from '../cell/useTypedKeeping.ts';

type EntryFormProps = { readonly entry: EntrySpec; readonly opened: OpenedCell };

/** A new entry, which is filled in as a whole. */
export function EntryForm({ entry, opened }: EntryFormProps) {
  const { t } = useTranslation(MODULE_ID);
  const editing = useSheetEditing();
  const place = use(PlaceNameContext);
  const form = useForm<TypedForm>({ defaultValues: structuredClone(opened.typed) as TypedForm });
  const { path, fields } = entry;
  const isTyped = useSheetState(({ dirty }) => dirty.has(path));
  const { state, means, tell } = useEditing<Typed, never>(isTyped);
  const failure = failureIn(state);
  useTypedKeeping(path, form, opened.base);
  const { setFocus } = form;
  const first = fields[0]?.member ?? '';
  useEffect(() => setFocus(`texts.${first}`), [setFocus, first]);

  const cancel = () => {
    editing.close(path);
    editing.focus(path);
  };
  /** Somebody types on while the entry is added: it goes on in the cells of what is there now, or the next save would add it once more. */
  const goOnIn = (added: string, sheet: FactsheetView, sent: Typed) => {
    const now = structuredClone(form.getValues());
    editing.close(path);
    for (const field of fields) {
      const typed = typedInField(field, now);
      if (isSame(typed, typedInField(field, sent))) continue;
      const cell = `${added}.${field.at}`;
      editing.open(cell, { base: typedOf(sheet, { path: cell, field }), typed });
    }
  };
  const save = async () => {
    if (!means.canSend) return;
    const typed = structuredClone(form.getValues());
    form.clearErrors();
    const issues = entry.issuesOf(typed);
    // Names of errors are names of the form's fields.
    for (const issue of issues) form.setError(issue.field as FieldPath<TypedForm>, toFormError(issue));
    if (issues[0] !== undefined) {
      form.setFocus(issues[0].field as FieldPath<TypedForm>);
      return;
    }
    tell({ event: 'send', action: 'save', sent: typed });
    const addition = entry.changeOf(typed, editing.sheet());
    try {
      const outcome = await editing.apply(addition);
      if (outcome.kind !== 'saved') throw new ApiError('not-found', `${path} is gone`);
      tell({ event: 'save' });
      if (!isSame(form.getValues(), typed)) {
        const added = addition.pathIn(outcome.sheet);
        // Where somebody else has removed it at once, what was typed stays where it is.
        if (added !== undefined) goOnIn(added, outcome.sheet, typed);
        return;
      }
      editing.close(path);
      editing.tell({ place: path, kind: 'success', text: t('factsheetCells.added'), undo: outcome.undo });
    } catch (fault) {
      const error = fault as Error;
      tell({ event: 'fail', outcome: saveOutcomeOf<never>(error, () => null), error });
    }
  };
  return (
    <FormProvider {...form}>
      {/* The keys are those of its fields, which bubble. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        aria-label={t('factsheetCells.adding', { place })}
        onKeyDown={(event) => {
          // Several fields are too much to lose to one key.
          if (event.key === 'Escape' && isSame(form.getValues(), opened.base)) cancel();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Card look="quiet" gap="M">
          {fields.map(({ label, ...field }) => (
            <CellInput key={field.member} field={field} label={label} />
          ))}
          {failure && <CellFailure {...failure} />}
          <Cluster>
            <Button type="submit" size="small" appearance="primary" isBusy={means.isBusy}>
              {t('factsheetCells.add')}
            </Button>
            <Button size="small" onClick={cancel}>
              {t('factsheetCells.cancel')}
            </Button>
          </Cluster>
        </Card>
      </form>
    </FormProvider>
  );
}
