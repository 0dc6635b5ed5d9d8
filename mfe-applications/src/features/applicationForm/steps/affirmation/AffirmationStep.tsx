import { useTranslation } from 'shared-ui/core';
import { CheckboxField, FieldSection, useController, useFormContext, YesNoField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useApplicationForm } from '../../formContext.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';

/** What the student affirms and consents to before the application is submitted. Source: specification document 3, section 2, step 8. */
export function AffirmationStep() {
  const { t } = useTranslation(MODULE_ID);
  const { isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const communication = useController({ control, name: 'communicationAccept' });
  return (
    <>
      <PrivacyNotice />
      <FieldSection legend={t('applicationForm.AffirmationStep.legend')}>
        <YesNoField
          label={t('applicationForm.AffirmationStep.communication')}
          value={communication.field.value}
          onChange={communication.field.onChange}
          isDisabled={isReadOnly}
        />
        <CheckboxField
          control={control}
          name="gradesConfirm"
          label={t('applicationForm.AffirmationStep.grades')}
          isRequired
          isDisabled={isReadOnly}
        />
        <CheckboxField
          control={control}
          name="gdprConfirm"
          label={t('applicationForm.AffirmationStep.gdpr')}
          isRequired
          isDisabled={isReadOnly}
        />
      </FieldSection>
    </>
  );
}
