import * as z from 'zod/mini';
import { MOBILITY_LISTS } from '../agreements/entities/agreementItem.ts';
import { known } from '../call/known.ts';
import { refusedAs } from '../errors/errorCodes.ts';
import { STUDY_CYCLES } from '../reference/levels.ts';
import type { BulkWork } from './bulkWorks.ts';
import {
  contactsEditSchema,
  departmentsEditSchema,
  languagesEditSchema,
  reminderMailSchema,
} from './otherEdits.ts';

/** How the number of people of a mobility row changes: by adding to it (or taking away), by multiplying it, or to a number. */
export const PLACES_HOW = ['plus', 'times', 'to'] as const;
export type PlacesHow = (typeof PLACES_HOW)[number];

/** Most people of a row; what a row comes to is checked as a save checks it. */
const MOST = 10_000;
/** A field of education by its code of two to four digits, and whatever lies below it. */
const FIELD = /^\d{2,4}$/;

/**
 * Which mobility rows are changed, and how.
 *
 * - list, studyCycle, field: only rows of that kind, of that cycle (among others), of that field of education; absent for all. Rows of staff have no cycle
 */
export const placesEditSchema = z
  .strictObject({
    how: z.enum(PLACES_HOW, refusedAs('required')),
    amount: z
      .number(refusedAs('required'))
      .check(z.minimum(-MOST, refusedAs('too-small')), z.maximum(MOST, refusedAs('too-large'))),
    list: z.optional(z.enum(MOBILITY_LISTS)),
    studyCycle: z.optional(z.enum(STUDY_CYCLES)),
    field: z.optional(z.string().check(z.regex(FIELD, refusedAs('bad-format')))),
  })
  .check(
    z.refine(({ how, amount }) => how === 'times' || Number.isInteger(amount), {
      error: refusedAs('not-an-integer'),
      path: ['amount'],
    }),
    z.refine(({ how, amount }) => how === 'plus' || amount > 0, {
      error: refusedAs('too-small'),
      params: { min: 1 },
      path: ['amount'],
    }),
  );
export interface PlacesEdit extends z.infer<typeof placesEditSchema> {}

const year = z.int().check(z.minimum(1_900), z.maximum(2_200));

/**
 * What is changed in agreements: their academic years, each by the calendar year in which it begins, the places, language levels or departments of their
 * rows, or their coordinators; or the mail that goes to partners. What is absent stays as it is in each.
 */
export const bulkEditSchema = z.strictObject({
  startYear: z.optional(year),
  endYear: z.optional(year),
  places: z.optional(placesEditSchema),
  languages: z.optional(languagesEditSchema),
  contacts: z.optional(contactsEditSchema),
  departments: z.optional(departmentsEditSchema),
  mail: z.optional(reminderMailSchema),
});
export interface BulkEdit extends z.infer<typeof bulkEditSchema> {}

/** An edit as a job says that it was asked for; `places` as in {@link placesEditSchema}. */
export const askedEditSchema = z.object({
  startYear: z.optional(z.number()),
  endYear: z.optional(z.number()),
  places: z.optional(
    z.object({
      how: known(PLACES_HOW),
      amount: z.number(),
      list: z.optional(known(MOBILITY_LISTS)),
      studyCycle: z.optional(z.string()),
      field: z.optional(z.string()),
    }),
  ),
  languages: z.optional(
    z.object({
      level: z.string(),
      language: z.optional(z.number()),
      list: z.optional(known(MOBILITY_LISTS)),
      studyCycle: z.optional(z.string()),
    }),
  ),
  contacts: z.optional(z.object({ contact: z.number(), instead: z.optional(z.number()) })),
  departments: z.optional(
    z.object({
      department: z.number(),
      instead: z.optional(z.number()),
      list: z.optional(known(MOBILITY_LISTS)),
    }),
  ),
  mail: z.optional(z.object({ language: z.string(), subject: z.string(), text: z.string() })),
});
export interface AskedEdit extends z.infer<typeof askedEditSchema> {}

/** What each work that is asked for with an edit takes of one. */
const MEMBERS_OF_WORK = {
  changeYears: ['startYear', 'endYear'],
  changePlaces: ['places'],
  changeLanguages: ['languages'],
  changeContacts: ['contacts'],
  changeDepartments: ['departments'],
  remind: ['mail'],
} as const satisfies Readonly<Partial<Record<BulkWork, readonly (keyof BulkEdit)[]>>>;

/** Tells whether some work has to be said more of before it can be previewed. */
export function hasEdit(work: BulkWork): work is keyof typeof MEMBERS_OF_WORK {
  return work in MEMBERS_OF_WORK;
}

/** Tells whether an edit is what some work is asked with: its own members, one at least, and no other's; other work has none. */
export function isEditOf(work: BulkWork, edit: BulkEdit | undefined): boolean {
  if (!hasEdit(work) || edit === undefined) return !hasEdit(work) && edit === undefined;
  const own: readonly string[] = MEMBERS_OF_WORK[work];
  const named = Object.entries(edit).flatMap(([member, value]) => (value === undefined ? [] : [member]));
  return named.length > 0 && named.every((member) => own.includes(member));
}

/** Computes the number of people of a row; halves are rounded up. */
export function changedPlaces(before: number, { how, amount }: Pick<PlacesEdit, 'how' | 'amount'>): number {
  if (how === 'plus') return before + amount;
  return how === 'to' ? amount : Math.round(before * amount);
}
