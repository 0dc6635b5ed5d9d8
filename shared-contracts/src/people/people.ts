import * as z from 'zod/mini';
import { known } from '../call/known.ts';
import { departmentName } from '../institutions/entities/departmentName.ts';
import { refusedAs } from '../errors/errorCodes.ts';
import { contactTitle } from '../institutions/entities/contact.ts';
import { CONTACT } from '../institutions/members/contact.ts';
import { checkOf } from '../members/check/check.ts';

/** Department of a record, or of a person. */
export const departmentNameSchema = departmentName.schema;

/** Longest text that people are searched for, in characters. */
export const PEOPLE_SEARCH_MAX_LENGTH = 100;
/** By what the list of people can be sorted, `-` before it for the last first; without it by name. */
export const PEOPLE_SORTS = ['name', 'email', 'department', 'agreements'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];
/** Parts of the list: people who may be there twice, and people who left the university. */
export const PEOPLE_PARTS = ['twins', 'left'] as const;
export type PeoplePart = (typeof PEOPLE_PARTS)[number];
/** Most people on one page. */
export const MOST_PEOPLE = 100;
/** Most agreements that a person's page lists, the latest first; the numbers are of all. */
export const MOST_PERSON_AGREEMENTS = 500;
/** Most agreements whose partners one call tells of a correction. */
export const MOST_TOLD_AGREEMENTS = 2_000;

/** What is said of a person, and corrected everywhere at once. Roles belong to the agreement that names the person with them. */
export const PERSON_MEMBERS = [
  'title',
  'givenName',
  'familyName',
  'email',
  'phone',
  'address',
  'url',
  'department',
] as const;
export type PersonMember = (typeof PERSON_MEMBERS)[number];
/** What of it partners read in our copy of an agreement: they are told of nothing else. */
export const TOLD_PERSON_MEMBERS: readonly PersonMember[] = [
  'title',
  'givenName',
  'familyName',
  'email',
  'phone',
  'address',
];

const text = z.nullable(z.string());
const saidShape = {
  title: text,
  givenName: text,
  familyName: text,
  email: text,
  phone: text,
  address: text,
  url: text,
  department: z.nullable(departmentNameSchema),
};

const shapedPersonRow = z.object({
  id: z.number(),
  ...saidShape,
  agreements: z.object({ current: z.number(), all: z.number() }),
  factsheets: z.number(),
  coordinators: z.number(),
  applications: z.number(),
  twins: z.number(),
  leftAt: z.nullable(z.string()),
});

export interface PersonRow extends z.infer<typeof shapedPersonRow> {}
/**
 * Row of the list of people of our university: somebody whom agreements, our factsheet or nothing names, as worded last.
 *
 * - id: by which the person is known
 * - agreements: that name them: those whose last year is not over, and all; deleted ones left out
 * - factsheets: of ours that name them as coordinator; coordinators: entries of the list of ECTS coordinators; applications: for places of
 *   agreements that name them
 * - twins: further people who may be the same person
 * - leftAt: since when they are known to have left the university, ISO
 */
export const personRowSchema: z.ZodMiniType<PersonRow, z.input<typeof shapedPersonRow>> = shapedPersonRow;
export const peopleSchema = z.object({ value: z.array(personRowSchema), total: z.number() });

/** Why two people may be one: the same address, or the same name, in whichever alphabet. */
export const TWIN_REASONS = ['email', 'name'] as const;
export type TwinReason = (typeof TWIN_REASONS)[number];

const shapedPersonWording = z.object({ id: z.number(), ...saidShape, agreements: z.number() });

export interface PersonWording extends z.infer<typeof shapedPersonWording> {}
/** One record of a person: agreements that word the person in the same way share it. - agreements: how many name it */
const wordingSchema: z.ZodMiniType<PersonWording, z.input<typeof shapedPersonWording>> = shapedPersonWording;

const shapedPersonAgreement = z.object({
  id: z.number(),
  partner: z.nullable(z.object({ name: z.string(), nameGR: z.nullable(z.string()) })),
  startYear: z.nullable(z.number()),
  endYear: z.nullable(z.number()),
  status: z.nullable(z.number()),
  ewpStatus: z.nullable(z.number()),
  terminated: z.number(),
  isTold: z.boolean(),
});

export interface PersonAgreement extends z.infer<typeof shapedPersonAgreement> {}
/**
 * An agreement that names a person.
 *
 * - isTold: its partner has a copy of ours, and hears of a correction
 */
const personAgreementSchema: z.ZodMiniType<
  PersonAgreement,
  z.input<typeof shapedPersonAgreement>
> = shapedPersonAgreement;

const shapedPerson = z.object({
  id: z.number(),
  version: z.string(),
  wordings: z.array(wordingSchema),
  hasAccount: z.boolean(),
  leftAt: z.nullable(z.string()),
  counts: z.object({ agreements: z.number(), current: z.number(), approved: z.number(), told: z.number() }),
  agreements: z.array(personAgreementSchema),
  factsheets: z.array(z.object({ id: z.number(), isActive: z.boolean() })),
  coordinators: z.array(
    z.object({ id: z.number(), purpose: z.string(), department: z.nullable(departmentNameSchema) }),
  ),
  applications: z.number(),
  twins: z.array(
    z.object({
      id: z.number(),
      title: text,
      givenName: text,
      familyName: text,
      email: text,
      department: z.nullable(departmentNameSchema),
      agreements: z.number(),
      version: z.string(),
      reasons: z.array(known(TWIN_REASONS)),
    }),
  ),
});

export interface Person extends z.infer<typeof shapedPerson> {}
/**
 * A person and all places where they stand.
 *
 * - version: of the person and of these places; what is done with them names it
 * - wordings: the latest first, which says what the person is called here
 * - hasAccount: the person signs in here, and words their own record in their profile
 * - counts: of all agreements: that name them, of these still running, approved by both sides, and known to partners
 * - agreements: the latest ones
 */
export const personSchema: z.ZodMiniType<Person, z.input<typeof shapedPerson>> = shapedPerson;

const version = z.string().check(z.minLength(1), z.maxLength(100));
const personId = z.int().check(z.minimum(1));
const { fields } = CONTACT;
/** The rules of a contact say what each may be; here they are bounded. */
const textOf = ({ maxLength }: { readonly maxLength: number }) =>
  z.optional(z.nullable(z.string().check(z.maxLength(maxLength, refusedAs('too-long')))));

/** What is said of a person, as the rules of a contact check it. - codes: `required`, `too-long`, `not-an-email`, `not-a-phone`, `not-a-web-address` */
export const personSaidSchema = checkOf(
  CONTACT,
  ['title', 'givenName', 'familyName', 'email', 'phone', 'address', 'url'],
  'posted',
  { title: contactTitle },
);

/** - changes: what is said of the person from now on, in all places; a member that is left out stays as each place has it */
export const correctionSchema = z.strictObject({
  version,
  changes: z
    .strictObject({
      title: textOf(fields.title),
      givenName: textOf(fields.givenName),
      familyName: textOf(fields.familyName),
      email: textOf(fields.email),
      phone: textOf(fields.phone),
      address: textOf(fields.address),
      url: textOf(fields.url),
      department: z.optional(personId),
    })
    .check(z.refine((changes) => Object.keys(changes).length > 0, refusedAs('required'))),
});
export interface Correction extends z.infer<typeof correctionSchema> {}

/** - other: the person whose records become further records of this one, and say what this one says */
export const joiningSchema = z.strictObject({ version, other: personId, otherVersion: version });
export interface Joining extends z.infer<typeof joiningSchema> {}

/**
 * - by: the person who stands in place of this one
 * - fromYear: first year of the academic year from which on; agreements whose last academic year is this one or a later one change
 */
export const replacementSchema = z.strictObject({
  version,
  by: personId,
  byVersion: version,
  fromYear: z.int().check(z.minimum(2000), z.maximum(2200)),
});
export interface Replacement extends z.infer<typeof replacementSchema> {}

export const leavingSchema = z.strictObject({ version, hasLeft: z.boolean() });

/**
 * What was done.
 *
 * - agreements: that say it now; approved: of these by both sides, none of which was opened; told: whose partners are told
 * - coordinators: entries of ECTS coordinators that were corrected with them
 */
export const personChangedSchema = z.object({
  id: z.number(),
  agreements: z.number(),
  approved: z.number(),
  told: z.number(),
  coordinators: z.number(),
});
export interface PersonChanged extends z.infer<typeof personChangedSchema> {}
