import { useCallback, useState } from 'react';
import type { FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { Cluster, Stack, useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { AllFilesButton } from './AllFilesButton.tsx';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useApplicationForm, useNextBlock } from '../../formContext.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import { FormSlot } from './FormSlot.tsx';
import { shownSlots } from '../../model/answers/fileSlots.ts';

/** The files of the application. Source: specification document 3, section 2, step 7. */
export function FilesStep() {
  const { t } = useTranslation(MODULE_ID);
  const { type, applicationId, isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const hasSpecialNeeds = useWatch({ control, name: 'specialNeedsCategory' });
  const [sending, setSending] = useState<readonly FileSlot[]>([]);
  const onSending = useCallback((slot: FileSlot, isSending: boolean) => {
    setSending((slots) => {
      if (slots.includes(slot) === isSending) return slots;
      return isSending ? [...slots, slot] : slots.filter((other) => other !== slot);
    });
  }, []);
  useNextBlock(sending.length > 0 ? t('applicationForm.files.FilesStep.wait') : undefined);
  return (
    <Stack gap="M">
      <Cluster justify="between" align="center">
        <span>{isReadOnly ? '' : t('applicationForm.files.FilesStep.intro')}</span>
        {applicationId !== null && <AllFilesButton applicationId={applicationId} />}
      </Cluster>
      <Stack as="ul" gap="M">
        {shownSlots(type, hasSpecialNeeds).map((shown) => (
          <FormSlot key={shown.slot} shown={shown} onSending={onSending} />
        ))}
      </Stack>
    </Stack>
  );
}
