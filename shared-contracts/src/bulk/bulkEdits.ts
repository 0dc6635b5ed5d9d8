import * as z from 'zod/mini';
import { MOBILITY_LISTS } from '../agreements/entities/agreementItem.ts';
import { known } from '../call/known.ts';
import { refusedAs } from '../errors/errorCodes.ts';
import { STUDY_CYCLES } from '../reference/levels.ts';
import type { BulkWork } from './bulkWorks.ts';

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
  .object({
    how: z.enum(PLACES_HOW),
    amount: z
      .number()
      .check(z.minimum(-MOST, refusedAs('too-small')), z.maximum(MOST, refusedAs('too-large'))),
    list: z.optional(z.enum(MOBILITY_LISTS)),
    studyCycle: z.optional(z.enum(STUDY_CYCLES)),
    field: z.optional(z.string().check(z.regex(FIELD, refusedAs('bad-format')))),
  })
  .check(
    z.refine(({ how, amount }) => how === 'times' || Number.isInteger(amount), {
      error: refusedAs('not-a-whole-number'),
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
 * What is changed in agreements: their academic years, each by the calendar year in which it begins, or the places of their rows. What is absent stays as
 * it is in each.
 */
export const bulkEditSchema = z.object({
  startYear: z.optional(year),
  endYear: z.optional(year),
  places: z.optional(placesEditSchema),
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
});
export interface AskedEdit extends z.infer<typeof askedEditSchema> {}

/** Tells whether an edit is what some work is asked with: its own members, one at least, and no other's; other work has none. */
export function isEditOf(work: BulkWork, edit: BulkEdit | undefined): boolean {
  const hasYears = edit?.startYear !== undefined || edit?.endYear !== undefined;
  const hasPlaces = edit?.places !== undefined;
  if (work === 'changeYears') return hasYears && !hasPlaces;
  if (work === 'changePlaces') return hasPlaces && !hasYears;
  return edit === undefined;
}

/** Computes the number of people of a row; halves are rounded up. */
export function changedPlaces(before: number, { how, amount }: Pick<PlacesEdit, 'how' | 'amount'>): number {
  if (how === 'plus') return before + amount;
  return how === 'to' ? amount : Math.round(before * amount);
}
