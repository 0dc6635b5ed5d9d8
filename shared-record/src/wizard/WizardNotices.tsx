import type { SetName } from 'shared-contracts/sets/sets.ts';
import { useState, type ReactNode } from 'react';
import { Alert, useTranslation } from 'shared-ui/core';
import { useFormState, type FieldValues, type UseFormReturn } from 'shared-ui/fields';
import { ErrorSummary } from 'shared-ui/wizard';
import { TextWithoutPlace } from '../drafts/TextWithoutPlace.tsx';
import type { EditingPhase } from '../editing/editingState.ts';
import { useErrorTexts } from '../errors/ErrorTexts.tsx';
import { fieldErrors, type StandingError } from '../errors/fieldErrors.ts';
import type { PlaceOfPath } from '../errors/placeErrors.ts';
import { ChangedMeanwhile } from '../follow/ChangedMeanwhile.tsx';
import type { OpenedRecord } from '../save/openedRecord.ts';
import { SaveFailure } from '../save/SaveFailure.tsx';
import { useRecordTexts } from '../texts/RecordTexts.tsx';

type WizardNoticesProps<Form extends FieldValues> = {
  readonly edit: {
    readonly form: UseFormReturn<Form>;
    readonly base: Pick<OpenedRecord<Form>, 'id' | 'version'>;
    readonly saving: string | null;
    readonly isSaved: boolean;
    readonly isNew: boolean;
    readonly hasOtherTab: boolean;
    readonly hasDraftFailed: boolean;
    readonly draftText: string;
    readonly dropDraftText: () => void;
    readonly failure: {
      readonly phase: EditingPhase;
      readonly error: Error;
      readonly place: PlaceOfPath;
    } | null;
    readonly step: object;
    readonly refusals: number;
    readonly goToField: (field: string) => void;
  };
  /** Set of the record: whoever edits is told when somebody else changes it. */
  readonly set?: SetName | undefined;
  readonly reasonOf?: ((code: string) => string | undefined) | undefined;
  /** What the screen itself has to say, first. */
  readonly children?: ReactNode;
};

/** What a person has to know before they go on: above the step, the most pressing last, next to the fields. */
export function WizardNotices<Form extends FieldValues>(props: WizardNoticesProps<Form>) {
  const { edit, set, reasonOf, children } = props;
  const { id, version } = edit.base;
  const { t } = useTranslation('shared-record');
  const say = useRecordTexts();
  const { ofField } = useErrorTexts();
  const { errors } = useFormState({ control: edit.form.control });
  const standing = fieldErrors(errors);
  const listed = useListedErrors(standing, edit);
  const isStanding = ({ field }: StandingError) => standing.some((error) => error.field === field);
  return (
    <>
      {children}
      {set !== undefined && id !== null && version !== null && (
        <ChangedMeanwhile
          record={{ set, id }}
          version={version}
          isSaving={edit.saving !== null || edit.isSaved}
        />
      )}
      {edit.hasOtherTab && <Alert kind="warning">{say('WizardNotices.otherTab')}</Alert>}
      {edit.hasDraftFailed && <Alert kind="warning">{t('WizardNotices.noDraft')}</Alert>}
      {edit.draftText !== '' && <TextWithoutPlace text={edit.draftText} onDrop={edit.dropDraftText} />}
      {edit.failure && <SaveFailure {...edit.failure} isNew={edit.isNew} reasonOf={reasonOf} />}
      {edit.refusals > 0 && listed.length > 0 && (
        <ErrorSummary
          title={
            standing.length === 0
              ? t('WizardNotices.corrected')
              : t('WizardNotices.errors', { count: standing.length })
          }
          items={listed.map((error) => ({
            field: error.field,
            text: ofField(error.field, error.code, error.params),
            isCorrected: !isStanding(error),
          }))}
          refusals={edit.refusals}
          onSelect={edit.goToField}
        />
      )}
    </>
  );
}

/**
 * Returns the errors of the last refusal, with those that were found since. Corrected ones stay until the next submit, or the next step once
 * all are corrected: a summary that shrank would move the page, and the button below it, while the person presses it.
 */
function useListedErrors(
  standing: readonly StandingError[],
  { refusals, step, saving }: Pick<WizardNoticesProps<FieldValues>['edit'], 'refusals' | 'step' | 'saving'>,
): readonly StandingError[] {
  const [last, setLast] = useState({ refusals, step, errors: standing });
  const isOver = saving !== null || last.refusals !== refusals;
  const kept = isOver || (last.step !== step && standing.length === 0) ? [] : last.errors;
  const errors = [
    ...kept.map((error) => standing.find(({ field }) => field === error.field) ?? error),
    ...standing.filter(({ field }) => !kept.some((error) => error.field === field)),
  ];
  if (last.refusals !== refusals || last.step !== step || !isSameList(last.errors, errors))
    setLast({ refusals, step, errors });
  return errors;
}

function isSameList(before: readonly StandingError[], after: readonly StandingError[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ field, code }, index) => after[index]?.field === field && after[index].code === code)
  );
}
