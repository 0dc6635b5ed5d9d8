import { readsGreek } from 'shared-contracts/text/language.ts';
import { useCan } from 'shared-auth';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { OpenedApplication } from '../model/form/openedApplication.ts';

/** Whose application is open before the office, its number, and its state; nothing for a student, who has one's own. */
export function OfficeFacts({ opened }: { readonly opened: OpenedApplication }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const isOffice = useCan('application_settings');
  const { applicant, applicationNumber, status, id } = opened;
  if (!isOffice || id === null) return null;
  const names = readsGreek(language)
    ? [applicant.familyNameGreek, applicant.nameGreek]
    : [applicant.familyNameLatin, applicant.nameLatin];
  return [
    names.filter(Boolean).join(' '),
    applicationNumber === null ? '' : t('applicationForm.number', { number: applicationNumber }),
    t(`applicationForm.status.${status}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
