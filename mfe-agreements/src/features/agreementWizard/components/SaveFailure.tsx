import { ApiError, type ApiErrorKind } from 'shared-auth/api';
import { useErrorTexts } from 'shared-record/edit';
import { Alert, apiErrorText, errorReference, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { AgreementForm } from '../model/agreementForm.ts';
import { REFUSAL_KEY } from '../model/saveTexts.ts';
import { readServerIssues } from '../model/serverIssues.ts';

type SaveFailureProps = {
  readonly error: Error;
  readonly sent: AgreementForm;
  /** Nobody can look a new agreement up whose save had no answer. */
  readonly isNew: boolean;
};

/** The server may have done its part before these came of it. */
const MAYBE_SAVED: readonly ApiErrorKind[] = ['network', 'unexpected-reply'];

/** Says why the agreement was not saved, and that nothing is lost; refused fields have their own messages. */
export function SaveFailure({ error, sent, isNew }: SaveFailureProps) {
  const { t } = useTranslation(MODULE_ID);
  const { ofCode } = useErrorTexts();
  const errors = error instanceof ApiError ? error.errors : [];
  const { fields, codes } = readServerIssues(errors, sent);
  const reference = errorReference(error);
  const reasons = codes.map((code) => {
    const refusal = Object.entries(REFUSAL_KEY).find(([name]) => name === code)?.[1];
    return refusal === undefined ? ofCode(code) : t(refusal);
  });
  const isGone = error instanceof ApiError && error.kind === 'not-found';
  const cause = isGone ? t('agreementWizard.SaveFailure.gone') : reasons.join(' ') || apiErrorText(error, t);
  const isUncertain = isNew && error instanceof ApiError && MAYBE_SAVED.includes(error.kind);
  return (
    <Alert kind="error">
      {t(isUncertain ? 'agreementWizard.SaveFailure.uncertain' : 'agreementWizard.SaveFailure.notSaved')}{' '}
      {fields.length > 0 && reasons.length === 0 ? '' : cause}{' '}
      {fields.length === 0 &&
        reference !== undefined &&
        t('agreementWizard.SaveFailure.reference', { reference })}
    </Alert>
  );
}
