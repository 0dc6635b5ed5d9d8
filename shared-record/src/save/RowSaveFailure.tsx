import { Alert, apiErrorText, errorReference, useTranslation } from 'shared-ui/core';
import type { EditingPhase } from '../editing/editingState.ts';

export type RowSaveFailureProps = {
  readonly error: Error;
  readonly phase: EditingPhase;
  /** Refused fields that carry their own messages; without one the cause is told here. */
  readonly hasRefusedFields: boolean;
};

/** Says why a row of a list was not saved; refused fields carry their own messages. */
export function RowSaveFailure({ error, phase, hasRefusedFields }: RowSaveFailureProps) {
  const { t } = useTranslation('shared-record');
  const reference = errorReference(error);
  if (phase === 'gone') return <Alert kind="error">{t('RowSaveFailure.gone')}</Alert>;
  return (
    <Alert kind="error">
      {t('RowSaveFailure.notSaved')} {!hasRefusedFields && apiErrorText(error, t)}{' '}
      {!hasRefusedFields && reference && t('SaveFailure.reference', { reference })}
    </Alert>
  );
}
