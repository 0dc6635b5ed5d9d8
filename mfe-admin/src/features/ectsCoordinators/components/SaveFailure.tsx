import { Alert, apiErrorText, errorReference, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { readSaveRefusal } from '../api/saveRefusal.ts';

/** Says why a row was not saved; refused fields carry their own messages. */
export function SaveFailure({ error }: { readonly error: Error }) {
  const { t } = useTranslation(MODULE_ID);
  const { kind } = readSaveRefusal(error);
  const reference = errorReference(error);
  if (kind === 'gone') return <Alert kind="error">{t('ectsCoordinators.edit.gone')}</Alert>;
  return (
    <Alert kind="error">
      {t('ectsCoordinators.edit.notSaved')} {kind === 'failed' && apiErrorText(error, t)}{' '}
      {kind === 'failed' && reference && t('ectsCoordinators.edit.reference', { reference })}
    </Alert>
  );
}
