import {
  APPLICATION,
  APPLICATION_FILE,
  APPLICATION_SETTINGS,
} from 'shared-contracts/applications/members/application.ts';
import {
  FILES_DATA,
  LANGUAGE_DATA,
  PAST_MOBILITY,
  PAYMENT_DATA,
  PREFERRED_MOBILITY,
} from 'shared-contracts/applications/members/applicationParts.ts';
import { STUDENT_DATA, STUDIES_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import { FOUND_APPLICATIONS } from './found.ts';
import { defineSet } from '../../records/model/defineSet.ts';

const owner = { set: 'ApplicationStudentStudiesForms', column: 'application_id' } as const;

/** Applications of students for a stay abroad, their files, and the office's settings for them. */
export const APPLICATION_SETS = {
  ApplicationStudentStudiesForms: defineSet(APPLICATION, {
    table: 'applications',
    found: FOUND_APPLICATIONS,
  }),
  ApplicationFiles: defineSet(APPLICATION_FILE, {
    table: 'application_files',
    columns: { fileBase64: 'content_sha256' },
  }),
  ApplicationSettings: defineSet(APPLICATION_SETTINGS, { table: 'application_settings' }),
  ApplicationStudentData: defineSet(STUDENT_DATA, {
    table: 'application_student_data',
    columns: { taxAuthority: 'tax_office_id' },
    owner,
  }),
  ApplicationStudiesData: defineSet(STUDIES_DATA, { table: 'application_studies_data', owner }),
  ApplicationPreferredMobilities: defineSet(PREFERRED_MOBILITY, {
    table: 'application_preferred_mobilities',
    owner,
  }),
  ApplicationLanguageData: defineSet(LANGUAGE_DATA, { table: 'application_language_data', owner }),
  ApplicationPaymentData: defineSet(PAYMENT_DATA, { table: 'application_payment_data', owner }),
  ApplicationPastMobilities: defineSet(PAST_MOBILITY, { table: 'application_past_mobilities', owner }),
  ApplicationFilesData: defineSet(FILES_DATA, { table: 'application_files_data', owner }),
};
