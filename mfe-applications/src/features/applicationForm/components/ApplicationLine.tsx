import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { readsGreek } from 'shared-contracts/text/language.ts';
import { useCan } from 'shared-auth';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { OpenedApplication } from '../model/form/openedApplication.ts';

/** Number, state and academic year of the application that is open, before the office also whose it is; nothing of one that is not stored yet. */
export function ApplicationLine({ opened }: { readonly opened: OpenedApplication }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const isOffice = useCan('application_settings');
  const { applicant, applicationNumber, applicationYear, status, id } = opened;
  if (id === null) return null;
  const names = readsGreek(language)
    ? [applicant.familyNameGreek, applicant.nameGreek]
    : [applicant.familyNameLatin, applicant.nameLatin];
  return [
    isOffice ? names.filter(Boolean).join(' ') : '',
    applicationNumber === null ? '' : t('applicationForm.number', { number: applicationNumber }),
    t(`applicationForm.status.${status}`),
    applicationYear === null ? '' : academicYearName(applicationYear),
  ]
    .filter(Boolean)
    .join(' · ');
}
