import { useEffect, type KeyboardEvent } from 'react';
import { Button, Cluster, makeStyles, MEDIA, Stack, useTranslation } from 'shared-ui/core';
import { FormProvider, useForm } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { CellSpec } from '../../../model/cells/cellSpec.ts';
import type { OpenedCell } from '../../../model/cells/sheetStore.ts';
import { CellConflict } from './CellConflict.tsx';
import { CellFailure } from './CellFailure.tsx';
import { GapQuestion } from './GapQuestion.tsx';
import { CellInput } from './CellInput.tsx';
import type { TypedForm } from './typedForm.ts';
import { useCellSave } from './useCellSave.ts';
import { useTypedKeeping } from './useTypedKeeping.ts';

type CellFormProps = {
  readonly cell: CellSpec;
  /** What the value is called, and what it lies in. */
  readonly name: string;
  readonly opened: OpenedCell;
};

/** A cell as its field: Enter saves, in several lines Ctrl and Enter; Escape leaves it as it was. */
export function CellForm({ cell, name, opened }: CellFormProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const form = useForm<TypedForm>({ defaultValues: structuredClone(opened.typed) as TypedForm });
  const saving = useCellSave(cell, opened, form);
  const { base, theirs, failure, means, save, saveOver, cancel } = saving;
  useTypedKeeping(cell.path, form, base);
  const { setFocus } = form;
  const first = cell.field.kind === 'urls' ? 'urls.0.value' : (`texts.${cell.field.member}` as const);
  useEffect(() => setFocus(first), [setFocus, first]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      cancel();
    } else if (
      event.key === 'Enter' &&
      (event.ctrlKey || event.metaKey || event.target instanceof HTMLSelectElement)
    ) {
      event.preventDefault();
      void save();
    }
  };
  return (
    <FormProvider {...form}>
      {/* The keys are those of its fields, which bubble. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        aria-label={t('factsheetCells.editing', { label: name })}
        className={styles.form}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="S">
          <CellInput field={cell.field} label={name} isLabelHidden />
          {theirs && (
            <CellConflict
              cell={cell}
              theirs={theirs}
              typed={form.getValues()}
              onKeepMine={() => void saveOver()}
              onTakeTheirs={cancel}
            />
          )}
          {failure && <CellFailure {...failure} />}
          {!means.chooses && (
            <Cluster>
              {!means.isOver && (
                <Button type="submit" size="small" appearance="primary" isBusy={means.isBusy}>
                  {t('factsheetCells.save')}
                </Button>
              )}
              <Button size="small" onClick={cancel}>
                {t('factsheetCells.cancel')}
              </Button>
            </Cluster>
          )}
        </Stack>
      </form>
      {/* Outside of the form: its keys are not the cell's. */}
      <GapQuestion gaps={saving.gaps} onConfirm={saving.confirm} onCancel={saving.decline} />
    </FormProvider>
  );
}

const useStyles = makeStyles({ form: { maxWidth: '70ch', [MEDIA.print]: { display: 'none' } } });
