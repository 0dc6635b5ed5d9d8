import * as z from 'zod/mini';
import type { ApplicationType } from '../applications.ts';
import { emailAddress, reference, requiredText } from './values.ts';
import { refusedAs } from '../errorCodes.ts';

/** Slots of the seventh step, as members of `filesData`. Source: specification document 3, section 2. */
export const FILE_SLOTS = [
  'europassCv',
  'academicIdentity',
  'proposedCurriculum',
  'foreignLanguageCertificate',
  'detailedDegreeScore',
  'detailedMastersDegreeScore',
  'letterOfAcceptance',
  'recommendationLetter',
  'disabilityCertificate',
] as const;
export type FileSlot = (typeof FILE_SLOTS)[number];

const ALWAYS_REQUIRED: readonly FileSlot[] = [
  'europassCv',
  'academicIdentity',
  'proposedCurriculum',
  'foreignLanguageCertificate',
];
const REQUIRED_FOR_SHORT_TERM: readonly FileSlot[] = ['letterOfAcceptance', 'recommendationLetter'];

/** Lists the files without which an application cannot be submitted. */
export function requiredFileSlots(type: ApplicationType, hasSpecialNeeds: boolean): readonly FileSlot[] {
  return [
    ...ALWAYS_REQUIRED,
    ...(type === 'short-term-studies' ? REQUIRED_FOR_SHORT_TERM : []),
    ...(hasSpecialNeeds ? (['disabilityCertificate'] as const) : []),
  ];
}

const number = z.number(refusedAs('required'));
const one = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item, refusedAs('required')).check(z.minLength(1, refusedAs('required')));

const permanentAddress = z.object({
  street: requiredText,
  postalCode: requiredText,
  city: z.object({ cityName: requiredText }, refusedAs('required')),
  country: z.object({ id: number }, refusedAs('required')),
  phoneNumber: requiredText,
});

const studentData = z.object({
  gender: number,
  birthDate: requiredText,
  birthCountry: reference,
  birthCity: z.object({ cityName: requiredText }, refusedAs('required')),
  citizenship: reference,
  identificationNumber: requiredText,
  identificationIssueDate: requiredText,
  identificationIssuingAuthority: requiredText,
  fatherName: requiredText,
  motherName: requiredText,
  taxAuthority: reference,
  taxIdNumber: requiredText,
  socialSecurityNumber: requiredText,
  landlinePhone: requiredText,
  mobilePhone: requiredText,
  permanentAddress: one(permanentAddress),
  emergencyContactName: requiredText,
  emergencyContactPhone: requiredText,
  emergencyContactEmail: z.nullish(emailAddress),
});

const studiesData = z.object(
  {
    department: reference,
    diplomaTitle: requiredText,
    studyCycle: number,
    studyStartYear: number,
    semesterCurrent: number,
    semesterDuringMobility: number,
  },
  'required',
);

const preference = {
  country: reference,
  institution: reference,
  responsiblePerson: requiredText,
  startSemester: requiredText,
  semesterDuration: number,
};

const confirmed = z.literal(true, refusedAs('required'));

/**
 * What an application must hold when it leaves the draft; steps 4 and 5 and the comments may stay empty.
 *
 * - values as in a save: references as ids or objects with an id
 * - every refusal is `required`, or `too-many` for a second preference of a short-term application
 *
 * Source: specification document 3, section 5.
 */
export function applicationSubmissionSchema(type: ApplicationType, hasSpecialNeeds: boolean) {
  const isLongTerm = type === 'long-term-studies';
  const files = Object.fromEntries(requiredFileSlots(type, hasSpecialNeeds).map((slot) => [slot, number]));
  const preferences = one(z.object(isLongTerm ? { ...preference, monthDuration: number } : preference));
  return z.object({
    studentData: one(studentData),
    studiesData,
    prefferedMobility: isLongTerm ? preferences : preferences.check(z.maxLength(1, refusedAs('too-many'))),
    pastMobilities: z.boolean('required'),
    filesData: one(z.object(files)),
    gradesConfirm: confirmed,
    gdprConfirm: confirmed,
  });
}
