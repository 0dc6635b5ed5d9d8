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
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { USER } from '../../session/user.ts';

const countryNames = ['id', 'countryName', 'countryNameGR'] as const;
const country = pickReadable(COUNTRY, countryNames);

const pickedStudent = pickWhole(STUDENT_DATA, {
  birthCountry: country,
  citizenship: country,
  taxAuthority: pickReadable(TAX_OFFICE, ['id', 'name', 'nameLatin']),
});
interface ApplicationStudent extends RecordOf<typeof pickedStudent> {}
const student: Named<typeof pickedStudent, ApplicationStudent> = pickedStudent;

const pickedStudies = pickWhole(STUDIES_DATA, {
  department: pickReadable(DEPARTMENT, ['id', 'name', 'nameGR']),
});
interface ApplicationStudies extends RecordOf<typeof pickedStudies> {}
const studies: Named<typeof pickedStudies, ApplicationStudies> = pickedStudies;

const pickedMobility = pickWhole(PREFERRED_MOBILITY, {
  country: pickReadable(PROGRAMME_COUNTRY, countryNames),
  institution: pickReadable(INSTITUTION, ['id', 'name', 'nameGR', 'erasmusCode']),
});
interface ApplicationMobility extends RecordOf<typeof pickedMobility> {}
const mobility: Named<typeof pickedMobility, ApplicationMobility> = pickedMobility;

const pickedLanguage = pickWhole(LANGUAGE_DATA, {
  language: pickReadable(APPLICATION_LANGUAGE, ['id', 'languageName', 'languageNameGR']),
});
interface ApplicationLanguage extends RecordOf<typeof pickedLanguage> {}
const language: Named<typeof pickedLanguage, ApplicationLanguage> = pickedLanguage;

const pickedPayment = pickWhole(PAYMENT_DATA, {});
interface ApplicationPayment extends RecordOf<typeof pickedPayment> {}
const payment: Named<typeof pickedPayment, ApplicationPayment> = pickedPayment;

const pickedStay = pickWhole(PAST_MOBILITY, {});
interface ApplicationStay extends RecordOf<typeof pickedStay> {}
const stay: Named<typeof pickedStay, ApplicationStay> = pickedStay;

const pickedFiles = pickWhole(FILES_DATA, {});
interface ApplicationFiles extends RecordOf<typeof pickedFiles> {}
const files: Named<typeof pickedFiles, ApplicationFiles> = pickedFiles;

const pickedApplication = pickWhole(APPLICATION, {
  owner: pickReadable(USER, ['id']),
  studentData: student,
  studiesData: studies,
  prefferedMobility: mobility,
  languageData: language,
  paymentData: payment,
  pastMobilityData: stay,
  filesData: files,
});

export interface ApplicationItem extends RecordOf<typeof pickedApplication> {}
/**
 * An application with all its parts, as `ApplicationStudentStudiesForms` answers for one record, and a save or a 409 gives it back.
 *
 * - studentData, filesData: one item, or none in a draft that was made outside the portal
 */
export const applicationItem: Named<typeof pickedApplication, ApplicationItem> = pickedApplication;
