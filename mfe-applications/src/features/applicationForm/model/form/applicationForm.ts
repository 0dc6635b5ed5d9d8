import { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import {
  FILES_DATA,
  LANGUAGE_DATA,
  PAST_MOBILITY,
  PREFERRED_MOBILITY,
} from 'shared-contracts/applications/members/applicationParts.ts';
import { STUDENT_DATA, STUDIES_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import {
  CITY_FORM,
  CURRENT_ADDRESS_FORM,
  PERMANENT_ADDRESS_FORM,
} from 'shared-contracts/members/form/addressForm.ts';
import { ANSWER_FORM } from 'shared-contracts/members/form/answerForm.ts';
import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import { formOf, wholeForm } from 'shared-contracts/members/form/formOf.ts';
import type { FormOf, NamedPart, ObjectPart } from 'shared-contracts/members/form/formPart.ts';
import { listOf, withUnsent } from 'shared-contracts/members/form/formParts.ts';
import { keyed } from 'shared-record/form';
import { alwaysThere } from './alwaysThere.ts';
import { PAYMENT_FORM } from './paymentForm.ts';

/** What is typed of the student. Names, e-mail and registry numbers are not here: the server takes them from the person's record. */
const student = formOf(
  STUDENT_DATA,
  [
    'id',
    'gender',
    'birthDate',
    'birthCountry',
    'birthCity',
    'citizenship',
    'identificationNumber',
    'identificationIssueDate',
    'identificationIssuingAuthority',
    'fatherName',
    'motherName',
    'taxAuthority',
    'taxIdNumber',
    'socialSecurityNumber',
    'landlinePhone',
    'mobilePhone',
    'permanentAddress',
    'currentAddress',
    'emergencyContactName',
    'emergencyContactPhone',
    'emergencyContactEmail',
  ],
  {
    birthCity: CITY_FORM,
    permanentAddress: PERMANENT_ADDRESS_FORM,
    currentAddress: CURRENT_ADDRESS_FORM,
  },
);
const studies = formOf(STUDIES_DATA, [
  'id',
  'department',
  'diplomaTitle',
  'specialization',
  'studyCycle',
  'studyStartYear',
  'semesterCurrent',
  'semesterDuringMobility',
]);

const mobility = keyed('mobility', wholeForm(PREFERRED_MOBILITY));
export interface PreferredMobilityForm extends FormOf<typeof mobility> {}
const language = keyed('language', wholeForm(LANGUAGE_DATA));
interface LanguageForm extends FormOf<typeof language> {}
const stay = keyed('stay', wholeForm(PAST_MOBILITY));
export interface PastMobilityForm extends FormOf<typeof stay> {}

type EntryForms = {
  readonly prefferedMobility: NamedPart<typeof mobility, PreferredMobilityForm>;
  readonly languageData: NamedPart<typeof language, LanguageForm>;
  readonly pastMobilityData: NamedPart<typeof stay, PastMobilityForm>;
};
/** Entries of the form's lists, by the names of these. */
export const ENTRY_FORMS: EntryForms = {
  prefferedMobility: mobility,
  languageData: language,
  pastMobilityData: stay,
};

const application = formOf(
  APPLICATION,
  [
    'studentData',
    'studiesData',
    'prefferedMobility',
    'languageData',
    'paymentData',
    'pastMobilities',
    'pastMobilityData',
    'specialNeedsCategory',
    'comments',
    'filesData',
    'communicationAccept',
    'gradesConfirm',
    'gdprConfirm',
  ],
  {
    studentData: listOfOne('student', student),
    studiesData: alwaysThere(studies),
    prefferedMobility: listOf(ENTRY_FORMS.prefferedMobility),
    languageData: listOf(ENTRY_FORMS.languageData),
    paymentData: PAYMENT_FORM,
    pastMobilities: ANSWER_FORM,
    pastMobilityData: listOf(ENTRY_FORMS.pastMobilityData),
    filesData: listOfOne('files', wholeForm(FILES_DATA)),
    communicationAccept: ANSWER_FORM,
  },
);
export interface ApplicationForm extends FormOf<typeof application> {}
/**
 * Everything that the eight steps edit: the one form of all of them, and the draft that the browser keeps.
 *
 * - studentData, filesData: lists of exactly one item, as the data API has them
 * - pastMobilities, communicationAccept: null until somebody answers
 * - prefferedMobility: has at least one entry
 */
export const APPLICATION_FORM: NamedPart<typeof application, ApplicationForm> = application;

/** A list that always has its one item; its key is the same in every version, so that two of them are compared member by member. */
function listOfOne<Value, Reply, Body>(key: string, part: ObjectPart<Value, Reply, Body>) {
  const item = withUnsent(part, {
    key: { ...fieldForm({ type: 'text' }), empty: () => key, read: (_reply: unknown) => key },
  });
  const list = listOf(item);
  return {
    ...list,
    empty: () => [item.empty()],
    read: (reply: Parameters<typeof list.read>[0]) =>
      reply == null || reply.length === 0 ? [item.empty()] : list.read(reply.slice(0, 1)),
  };
}
