import { FILE_SLOTS } from 'shared-contracts/entities/applicationSubmission.ts';
import { FILES_DATA } from 'shared-contracts/members/applicationParts.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { ApplicationForm } from '../../model/applicationForm.ts';

/** The files of the application. Source: specification document 3, section 2, step 7. */
export function FilesStep() {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(FILES_DATA);
  const { control } = useFormContext<ApplicationForm>();
  const files = useWatch({ control, name: 'filesData.0' });
  const there = FILE_SLOTS.filter((slot) => files[slot] !== null);
  return (
    <p>
      {there.length === 0
        ? t('applicationForm.FilesStep.none')
        : t('applicationForm.FilesStep.there', { files: there.map(label).join('; ') })}
    </p>
  );
}
