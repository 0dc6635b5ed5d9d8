import * as z from 'zod/mini';
import type { ApplicationType } from '../applications.ts';
import { refusedAs } from '../errorCodes.ts';
import { APPLICATION } from '../members/application.ts';
import { FILES_DATA, PREFERRED_MOBILITY } from '../members/applicationParts.ts';
import { STUDENT_DATA, STUDIES_DATA } from '../members/applicationStudent.ts';
import { checkWhole } from '../members/check/check.ts';
import { PHONE } from '../members/commonTexts.ts';
import { fieldCheck } from '../members/check/fieldCheck.ts';
import { CITY } from '../members/reference.ts';
import { requiredText } from './values.ts';

/** Slot of the seventh step, as a member of `filesData`. Source: specification document 3, section 2. */
export type FileSlot = keyof typeof FILES_DATA.fields;
// The entity is a literal: it has the slots of its type and no other.
export const FILE_SLOTS = Object.keys(FILES_DATA.fields) as readonly FileSlot[];

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

const city = z.object({ cityName: fieldCheck(CITY.fields.cityName) }, refusedAs('required'));

const permanentAddress = z.object({
  street: requiredText,
  postalCode: requiredText,
  city,
  country: z.object({ id: z.number(refusedAs('required')) }, refusedAs('required')),
  phoneNumber: fieldCheck(PHONE),
});

const studentData = checkWhole(STUDENT_DATA, 'submitted', {
  birthCity: city,
  permanentAddress: z
    .array(permanentAddress, refusedAs('required'))
    .check(z.minLength(1, refusedAs('required'))),
});
const studiesData = checkWhole(STUDIES_DATA, 'submitted');
const preference = checkWhole(PREFERRED_MOBILITY, 'submitted');
const longTermPreference = z.extend(preference, {
  monthDuration: fieldCheck(PREFERRED_MOBILITY.fields.monthDuration),
});

const confirmed = z.literal(true, refusedAs('required'));

/**
 * What an application must hold when it leaves the draft; steps 4 and 5 and the comments may stay empty.
 *
 * - values as in a save: references as ids or objects with an id
 * - what is missing is `required`; a second preference of a short-term application is `too-many`
 *
 * Source: specification document 3, section 5.
 */
export function applicationSubmissionSchema(type: ApplicationType, hasSpecialNeeds: boolean) {
  const isLongTerm = type === 'long-term-studies';
  const slots = requiredFileSlots(type, hasSpecialNeeds);
  const links = isLongTerm
    ? APPLICATION.links
    : { ...APPLICATION.links, prefferedMobility: { ...APPLICATION.links.prefferedMobility, maxItems: 1 } };
  return checkWhole({ ...APPLICATION, links }, 'submitted', {
    studentData,
    studiesData,
    prefferedMobility: isLongTerm ? longTermPreference : preference,
    pastMobilities: fieldCheck(APPLICATION.fields.pastMobilities),
    filesData: z.object(
      Object.fromEntries(slots.map((slot) => [slot, fieldCheck(FILES_DATA.fields[slot])])),
      refusedAs('required'),
    ),
    gradesConfirm: confirmed,
    gdprConfirm: confirmed,
  });
}
