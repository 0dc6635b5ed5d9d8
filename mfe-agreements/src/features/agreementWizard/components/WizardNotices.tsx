import { fieldErrors, useErrorTexts } from 'shared-record/edit';
import { Alert, useTranslation } from 'shared-ui/core';
import { useFormState } from 'shared-ui/fields';
import { ErrorSummary } from 'shared-ui/wizard';
import { MODULE_ID } from '../../../moduleId.ts';
import type { AgreementEdit } from '../useAgreementEdit.ts';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import { SaveFailure } from './SaveFailure.tsx';

type WizardNoticesProps = { readonly edit: AgreementEdit; readonly hasOtherTab: boolean };

/** What a person has to know before they go on: above the step, the most pressing last, next to the fields. */
export function WizardNotices({ edit, hasOtherTab }: WizardNoticesProps) {
  const { t } = useTranslation(MODULE_ID);
  const { ofField } = useErrorTexts();
  const { errors } = useFormState({ control: edit.form.control });
  const standing = fieldErrors(errors);
  return (
    <>
      {edit.readOnly && <ReadOnlyNotice agreementId={edit.id} refusal={edit.readOnly} />}
      {hasOtherTab && <Alert kind="warning">{t('agreementWizard.WizardNotices.otherTab')}</Alert>}
      {edit.hasDraftFailed && <Alert kind="warning">{t('agreementWizard.WizardNotices.noDraft')}</Alert>}
      {edit.failure && <SaveFailure error={edit.failure.error} sent={edit.failure.sent} isNew={edit.isNew} />}
      {edit.refusals > 0 && standing.length > 0 && (
        <ErrorSummary
          title={t('agreementWizard.WizardNotices.errors', { count: standing.length })}
          items={standing.map(({ field, code }) => ({ field, text: ofField(field, code) }))}
          refusals={edit.refusals}
          onSelect={edit.goToField}
        />
      )}
    </>
  );
}
