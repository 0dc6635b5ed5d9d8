import * as z from 'zod/mini';
import { AGREEMENT } from '../members/agreement.ts';
import {
  APPROVAL_RESPONSE,
  NOTIFICATION,
  PARTNER_IDENTIFICATION,
  SIGNING,
} from '../members/agreementParts.ts';
import { CONTACT } from '../../institutions/members/contact.ts';
import { FACTSHEET } from '../../factsheets/members/factsheet.ts';
import { DEPARTMENT, INSTITUTION } from '../../institutions/members/institution.ts';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STAFF_MOBILITY_FOR_TRAINING,
  STUDENT_MOBILITY_FOR_STUDIES,
  STUDENT_MOBILITY_FOR_TRAINEESHIP,
} from '../members/mobilityRow.ts';
import {
  LANGUAGE_SKILL_SUBJECT_AREA,
  ROW_LANGUAGE_SKILL,
  ROW_STUDY_CYCLE,
  ROW_SUBJECT_AREA,
} from '../members/mobilityRowParts.ts';
import { asGiven, pick, pickReadable, pickWhole } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import {
  ACADEMIC_YEAR,
  AGREEMENT_STATUSES,
  EWP_STATUSES,
  LANGUAGE,
  PROGRAMME_COUNTRY,
  SUBJECT_AREA,
} from '../../reference/reference.ts';
import { USER } from '../../session/user.ts';

const text = z.nullish(z.string());

const pickedInstitution = pickReadable(
  INSTITUTION,
  ['id', 'name', 'nameGR', 'erasmusCode', 'heiId', 'cityName', 'isLocal', 'country'],
  { country: pickReadable(PROGRAMME_COUNTRY, ['id', 'countryName', 'countryNameGR']) },
);

export interface ItemInstitution extends RecordOf<typeof pickedInstitution> {}
/** Institution of an agreement, or at one end of a row. */
export const itemInstitution: Named<typeof pickedInstitution, ItemInstitution> = pickedInstitution;

const pickedDepartment = pickReadable(DEPARTMENT, ['id', 'name', 'nameGR', 'ounitId', 'institution'], {
  institution: pick(INSTITUTION, ['id']),
});

export interface ItemDepartment extends RecordOf<typeof pickedDepartment> {}
const department: Named<typeof pickedDepartment, ItemDepartment> = pickedDepartment;

const pickedItemContact = pickReadable(
  CONTACT,
  [
    'id',
    'uid',
    'title',
    'roles',
    'givenName',
    'familyName',
    'email',
    'phone',
    'address',
    'url',
    'department',
    'institution',
    'person',
  ],
  {
    roles: z.nullish(z.array(z.object({ value: text, language: text }))),
    department: asGiven(department),
    institution: asGiven(pick(INSTITUTION, ['id'])),
  },
);

export interface ItemContact extends RecordOf<typeof pickedItemContact> {}
/** Contact of either side, as an agreement and `MobilityContacts` give it; `url` and `phone` may be absent, and a partner's are shown as they came. */
export const itemContact: Named<typeof pickedItemContact, ItemContact> = pickedItemContact;

const subjectArea = pickReadable(SUBJECT_AREA, ['id', 'code', 'name', 'nameGR']);

/** What a row has of a closed list stays as it came: the wizard saves it again. */
const asItCame = { studyCycle: z.string(), languageLevel: text };

const pickedSkill = pick(ROW_LANGUAGE_SKILL, ['languageLevel', 'language', 'subjectAreaWithClarification'], {
  languageLevel: asItCame.languageLevel,
  language: pickReadable(LANGUAGE, ['id', 'name', 'nameGR', 'code']),
  subjectAreaWithClarification: pick(LANGUAGE_SKILL_SUBJECT_AREA, ['clarification', 'subjectArea'], {
    subjectArea,
  }),
});

export interface ItemLanguageSkill extends RecordOf<typeof pickedSkill> {}
const languageSkill: Named<typeof pickedSkill, ItemLanguageSkill> = pickedSkill;

const rowLinks = {
  fromInstitution: itemInstitution,
  fromDepartment: department,
  toInstitution: itemInstitution,
  toDepartment: department,
  subjectAreasWithClarifications: pick(ROW_SUBJECT_AREA, ['clarification', 'subjectArea'], { subjectArea }),
  recommendedLanguageSkills: languageSkill,
};
const studentRowLinks = {
  ...rowLinks,
  studyCycles: pick(ROW_STUDY_CYCLE, ['studyCycle'], { studyCycle: asItCame.studyCycle }),
};

const pickedStudies = pickWhole(STUDENT_MOBILITY_FOR_STUDIES, studentRowLinks);

export interface ItemStudentRow extends RecordOf<typeof pickedStudies> {}
const studies: Named<typeof pickedStudies, ItemStudentRow> = pickedStudies;
const traineeship = pickWhole(STUDENT_MOBILITY_FOR_TRAINEESHIP, studentRowLinks);

const pickedTeaching = pickWhole(STAFF_MOBILITY_FOR_TEACHING, rowLinks);

export interface ItemStaffRow extends RecordOf<typeof pickedTeaching> {}
const teaching: Named<typeof pickedTeaching, ItemStaffRow> = pickedTeaching;
const training = pickWhole(STAFF_MOBILITY_FOR_TRAINING, rowLinks);

/** The four lists of mobility rows, with everything that the wizard saves again. */
export const ITEM_ROWS: {
  readonly studentMobilitiesForStudies: Named<typeof studies, ItemStudentRow>;
  readonly studentMobilitiesForTraineeship: Named<typeof traineeship, ItemStudentRow>;
  readonly staffMobilitiesForTeaching: Named<typeof teaching, ItemStaffRow>;
  readonly staffMobilitiesForTraining: Named<typeof training, ItemStaffRow>;
} = {
  studentMobilitiesForStudies: studies,
  studentMobilitiesForTraineeship: traineeship,
  staffMobilitiesForTeaching: teaching,
  staffMobilitiesForTraining: training,
};

const pickedSigning = pickReadable(SIGNING, ['institution', 'signer', 'signingDate'], {
  institution: itemInstitution,
});

export interface ItemSigning extends RecordOf<typeof pickedSigning> {}
const signing: Named<typeof pickedSigning, ItemSigning> = pickedSigning;

const pickedAgreementItem = pickWhole(AGREEMENT, {
  localStatus: z.nullish(z.number()),
  dateCreated: text,
  startYear: pickReadable(ACADEMIC_YEAR, ['id', 'name']),
  endYear: pickReadable(ACADEMIC_YEAR, ['id', 'name']),
  status: pickReadable(AGREEMENT_STATUSES, ['id', 'name']),
  ewpStatus: pickReadable(EWP_STATUSES, ['id', 'name']),
  owner: pickReadable(USER, ['id', 'name', 'givenName', 'familyName']),
  institutions: itemInstitution,
  departmentalCoordinatorContacts: itemContact,
  factsheets: pickReadable(FACTSHEET, ['id', 'isActive', 'institution'], { institution: itemInstitution }),
  partnerAgreementIdentifications: pick(PARTNER_IDENTIFICATION, ['iiaId', 'iiaCode']),
  ...ITEM_ROWS,
  signings: signing,
});

export interface AgreementItem extends RecordOf<typeof pickedAgreementItem> {}
/**
 * One agreement, as `GET /api/MobilityAgreements/{id}` answers; view and wizard read it.
 *
 * - comments: absent for whoever lacks `iia_edit_iro`
 * - dateModified: version that a save has to name
 * - facts: absent from answers of saves, and of servers that do not give them yet
 */
export const agreementItem: Named<typeof pickedAgreementItem, AgreementItem> = pickedAgreementItem;

/** The four lists of mobility rows, in the order of the documents. */
export const MOBILITY_LISTS = [
  'studentMobilitiesForStudies',
  'studentMobilitiesForTraineeship',
  'staffMobilitiesForTeaching',
  'staffMobilitiesForTraining',
] as const;
export type MobilityList = (typeof MOBILITY_LISTS)[number];

const pickedNotification = asGiven(
  pickReadable(NOTIFICATION, [
    'id',
    'type',
    'heiId',
    'notifierHeiId',
    'approvingHeiId',
    'ownerHeiId',
    'changedElementIds',
    'dateCreated',
  ]),
);

export interface AgreementNotification extends RecordOf<typeof pickedNotification> {}
/** Row of `MobilityNotifications`. Source: specification document 1, section 3. */
export const notification: Named<typeof pickedNotification, AgreementNotification> = pickedNotification;

const pickedApprovalResponse = asGiven(
  pickReadable(APPROVAL_RESPONSE, ['id', 'approvingHeiId', 'conditionsHash', 'iiaId', 'dateCreated']),
);

export interface ApprovalResponse extends RecordOf<typeof pickedApprovalResponse> {}
/** Row of `MobilityAgreementApprovalResponses`. Source: specification document 1, section 3. */
export const approvalResponse: Named<typeof pickedApprovalResponse, ApprovalResponse> =
  pickedApprovalResponse;
