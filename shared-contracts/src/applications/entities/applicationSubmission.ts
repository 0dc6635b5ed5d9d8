import * as z from 'zod/mini';
import type { ApplicationType } from '../applications.ts';
import { refusedAs } from '../../errors/errorCodes.ts';
import { APPLICATION } from '../members/application.ts';
import { FILES_DATA, PAST_MOBILITY, PREFERRED_MOBILITY } from '../members/applicationParts.ts';
import { STUDENT_DATA, STUDIES_DATA } from '../members/applicationStudent.ts';
import { checkWhole } from '../../members/check/check.ts';
import { PHONE } from '../../members/commonTexts.ts';
import { fieldCheck } from '../../members/check/fieldCheck.ts';
import { CITY } from '../../reference/reference.ts';
import { calendarDay, requiredText } from '../../members/check/values.ts';

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

/** A calendar day, `YYYY-MM-DD`, that has come somewhere on Earth. */
function pastDay(today: string) {
  return calendarDay.check(z.refine((day) => day <= today, refusedAs('in-the-future')));
}

function studentData(today: string) {
  return checkWhole(STUDENT_DATA, 'submitted', {
    birthCity: city,
    birthDate: pastDay(today),
    identificationIssueDate: pastDay(today),
    permanentAddress: z
      .array(permanentAddress, refusedAs('required'))
      .check(z.minLength(1, refusedAs('required'))),
  });
}

function studiesData(year: number) {
  const { studyStartYear } = STUDIES_DATA.fields;
  return checkWhole(STUDIES_DATA, 'submitted', {
    studyStartYear: fieldCheck(studyStartYear).check(z.maximum(year, refusedAs('year-too-late'))),
  });
}

function pastMobility(year: number) {
  const isNotLater = z.maximum(year, refusedAs('year-too-late'));
  return checkWhole(PAST_MOBILITY, 'submitted', {
    year: z.nullish(fieldCheck(PAST_MOBILITY.fields.year).check(isNotLater)),
  });
}

const preference = checkWhole(PREFERRED_MOBILITY, 'submitted');
const longTermPreference = z.extend(preference, {
  monthDuration: fieldCheck(PREFERRED_MOBILITY.fields.monthDuration),
});

const confirmed = z.literal(true, refusedAs('required'));

/**
 * What the check of a submission depends on.
 *
 * - hasSpecialNeeds, hasPastMobilities: the student's answers in the sixth step
 * - now: no date lies after it, wherever on Earth the student is
 */
export type SubmissionFacts = {
  readonly type: ApplicationType;
  readonly hasSpecialNeeds: boolean;
  readonly hasPastMobilities: boolean;
  readonly now: Date;
};

/** Where the day begins first, it is 14 hours later than UTC. */
const EARLIEST_DAY_MS = 14 * 60 * 60 * 1000;

/**
 * What an application must hold when it leaves the draft; steps 4 and 5 and the comments may stay empty.
 *
 * - values as in a save: references as ids or objects with an id
 * - what is missing is `required`; a second preference of a short-term application is `too-many`; a birthday or a date of issue to come is
 *   `in-the-future`, a year to come `year-too-late`
 * - whoever was abroad names each stay by programme and study cycle; of whoever was not, no stay is looked at
 *
 * Source: specification document 3, sections 5 and 9.
 */
export function applicationSubmissionSchema(facts: SubmissionFacts) {
  const { type, hasSpecialNeeds, hasPastMobilities, now } = facts;
  const isLongTerm = type === 'long-term-studies';
  const slots = requiredFileSlots(type, hasSpecialNeeds);
  const today = new Date(now.getTime() + EARLIEST_DAY_MS).toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  return checkWhole({ ...APPLICATION, links: linksOf(facts) }, 'submitted', {
    studentData: studentData(today),
    studiesData: studiesData(year),
    prefferedMobility: isLongTerm ? longTermPreference : preference,
    pastMobilities: fieldCheck(APPLICATION.fields.pastMobilities),
    pastMobilityData: hasPastMobilities ? pastMobility(year) : z.unknown(),
    filesData: z.object(
      Object.fromEntries(slots.map((slot) => [slot, fieldCheck(FILES_DATA.fields[slot])])),
      refusedAs('required'),
    ),
    gradesConfirm: confirmed,
    gdprConfirm: confirmed,
  });
}

function linksOf({ type, hasPastMobilities }: SubmissionFacts) {
  const { prefferedMobility, pastMobilityData } = APPLICATION.links;
  return {
    ...APPLICATION.links,
    prefferedMobility:
      type === 'long-term-studies' ? prefferedMobility : { ...prefferedMobility, maxItems: 1 },
    pastMobilityData: hasPastMobilities
      ? { ...pastMobilityData, requiredWhen: 'submitted' as const }
      : pastMobilityData,
  };
}
