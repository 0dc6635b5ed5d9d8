import { APPLICATION } from '../members/application.ts';
import {
  FILES_DATA,
  LANGUAGE_DATA,
  PAST_MOBILITY,
  PAYMENT_DATA,
  PREFERRED_MOBILITY,
} from '../members/applicationParts.ts';
import { STUDENT_DATA, STUDIES_DATA } from '../members/applicationStudent.ts';
import { DEPARTMENT, INSTITUTION } from '../../institutions/members/institution.ts';
import { APPLICATION_LANGUAGE, COUNTRY, PROGRAMME_COUNTRY, TAX_OFFICE } from '../../reference/reference.ts';
import { pickReadable, pickWhole } from '../../members/reply/pick.ts';
import type { RecordOf } from '../../members/reply/picked.ts';
import { USER } from '../../session/user.ts';

const countryNames = ['id', 'countryName', 'countryNameGR'] as const;
const country = pickReadable(COUNTRY, countryNames);

/**
 * An application with all its parts, as `ApplicationStudentStudiesForms` answers for one record, and a save or a 409 gives it back.
 *
 * - studentData, filesData: one item, or none in a draft that was made outside the portal
 */
export const applicationItem = pickWhole(APPLICATION, {
  owner: pickReadable(USER, ['id']),
  studentData: pickWhole(STUDENT_DATA, {
    birthCountry: country,
    citizenship: country,
    taxAuthority: pickReadable(TAX_OFFICE, ['id', 'name', 'nameLatin']),
  }),
  studiesData: pickWhole(STUDIES_DATA, { department: pickReadable(DEPARTMENT, ['id', 'name', 'nameGR']) }),
  prefferedMobility: pickWhole(PREFERRED_MOBILITY, {
    country: pickReadable(PROGRAMME_COUNTRY, countryNames),
    institution: pickReadable(INSTITUTION, ['id', 'name', 'erasmusCode']),
  }),
  languageData: pickWhole(LANGUAGE_DATA, {
    language: pickReadable(APPLICATION_LANGUAGE, ['id', 'languageName', 'languageNameGR']),
  }),
  paymentData: pickWhole(PAYMENT_DATA, {}),
  pastMobilityData: pickWhole(PAST_MOBILITY, {}),
  filesData: pickWhole(FILES_DATA, {}),
});
export interface ApplicationItem extends RecordOf<typeof applicationItem> {}
