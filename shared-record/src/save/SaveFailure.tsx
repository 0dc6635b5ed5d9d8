import type { ReactNode } from 'react';
import { ApiError } from 'shared-client';
import { Alert, apiErrorText, errorReference, useTranslation } from 'shared-ui/core';
import type { EditingPhase } from '../editing/editingState.ts';
import { useErrorTexts } from '../errors/ErrorTexts.tsx';
import { placeErrors, type PlaceOfPath } from '../errors/placeErrors.ts';
import { useRecordTexts } from '../texts/RecordTexts.tsx';

type SaveFailureProps = {
  readonly phase: EditingPhase;
  readonly error: Error;
  /** Finds the form's field for a path of the server: what has a field says there itself what is wrong. */
  readonly place: PlaceOfPath;
  /** Nobody can look a new record up whose save had no answer. */
  readonly isNew: boolean;
  /** Sentence of a code that concerns no field, where the screen has one of its own. */
  readonly reasonOf?: ((code: string) => string | undefined) | undefined;
};

/** Says why a record was not saved, and that nothing is lost; refused fields have their own messages. */
export function SaveFailure({ phase, error, place, isNew, reasonOf }: SaveFailureProps): ReactNode {
  const { t } = useTranslation('shared-record');
  const say = useRecordTexts();
  const { ofCode } = useErrorTexts();
  const { fields, codes } = placeErrors(error instanceof ApiError ? error.errors : [], place);
  const reasons = codes.map((code) => reasonOf?.(code) ?? ofCode(code));
  const reference = errorReference(error);
  const cause = phase === 'gone' ? t('SaveFailure.gone') : reasons.join(' ') || apiErrorText(error, t);
  const isUncertain = isNew && phase === 'unanswered';
  return (
    <Alert kind="error">
      {say(isUncertain ? 'SaveFailure.uncertain' : 'SaveFailure.notSaved')}{' '}
      {fields.length > 0 && reasons.length === 0 ? '' : cause}{' '}
      {fields.length === 0 && reference !== undefined && t('SaveFailure.reference', { reference })}
    </Alert>
  );
}
