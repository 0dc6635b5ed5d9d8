import type { ItemList } from './agreementConflict.ts';

/** Keys of the names of the form's members, wherever they are spoken of outside their own field. */
export const MEMBER_KEY: Readonly<Record<string, string>> = {
  startYear: 'agreementWizard.members.startYear',
  endYear: 'agreementWizard.members.endYear',
  country: 'agreementWizard.members.country',
  institution: 'agreementWizard.members.institution',
  comments: 'agreementWizard.members.comments',
  title: 'agreementWizard.members.title',
  givenName: 'agreementWizard.members.givenName',
  familyName: 'agreementWizard.members.familyName',
  email: 'agreementWizard.members.email',
  phone: 'agreementWizard.members.phone',
  address: 'agreementWizard.members.address',
  url: 'agreementWizard.members.url',
  department: 'agreementWizard.members.department',
  roles: 'agreementWizard.members.roles',
  fromInstitution: 'agreementWizard.members.fromInstitution',
  fromDepartment: 'agreementWizard.members.fromDepartment',
  toInstitution: 'agreementWizard.members.toInstitution',
  toDepartment: 'agreementWizard.members.toDepartment',
  subjectAreasWithClarifications: 'agreementWizard.members.subjectAreas',
  subjectArea: 'agreementWizard.members.subjectArea',
  clarification: 'agreementWizard.members.clarification',
  recommendedLanguageSkills: 'agreementWizard.members.languageSkills',
  language: 'agreementWizard.members.language',
  languageLevel: 'agreementWizard.members.languageLevel',
  mobilitiesPerYear: 'agreementWizard.members.mobilitiesPerYear',
  totalMonthsPerYear: 'agreementWizard.members.totalMonthsPerYear',
  totalDaysPerYear: 'agreementWizard.members.totalDaysPerYear',
  studyCycles: 'agreementWizard.members.studyCycles',
  blended: 'agreementWizard.members.blended',
  otherInfoTerms: 'agreementWizard.members.otherInfoTerms',
};

/** Key of the name of one item of a list, with its number. */
export const ITEM_KEY: Readonly<Record<string, string>> = {
  localContacts: 'agreementWizard.items.localContact',
  partnerContacts: 'agreementWizard.items.partnerContact',
  studentMobilitiesForStudies: 'agreementWizard.items.studies',
  studentMobilitiesForTraineeship: 'agreementWizard.items.traineeship',
  staffMobilitiesForTeaching: 'agreementWizard.items.teaching',
  staffMobilitiesForTraining: 'agreementWizard.items.training',
};

/** Keys of the names of the lists; those of the steps serve. */
export const LIST_KEY = {
  localContacts: 'agreementWizard.steps.localContacts',
  partnerContacts: 'agreementWizard.steps.partnerContacts',
  studentMobilitiesForStudies: 'agreementWizard.steps.studentStudies',
  studentMobilitiesForTraineeship: 'agreementWizard.steps.studentTraineeships',
  staffMobilitiesForTeaching: 'agreementWizard.steps.staffTeaching',
  staffMobilitiesForTraining: 'agreementWizard.steps.staffTraining',
} as const satisfies Record<ItemList, string>;

/** Finds the keys by which a field such as `localContacts.0.email` is named: its item with a number, and its member. */
export function fieldNameKeys(field: string): {
  readonly item?: string;
  readonly number?: number;
  readonly member?: string;
} {
  const names = field.split('.');
  const [list = '', index = ''] = names;
  const member = names.findLast((name) => Object.hasOwn(MEMBER_KEY, name));
  const item = ITEM_KEY[list];
  return {
    ...(item === undefined || !/^\d+$/.test(index) ? {} : { item, number: Number(index) + 1 }),
    ...(member === undefined ? {} : { member: MEMBER_KEY[member] ?? member }),
  };
}
