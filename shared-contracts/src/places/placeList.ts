import * as z from 'zod/mini';
import { known } from '../call/known.ts';
import { PLACE_DIRECTIONS, PLACE_KINDS } from './placeTerms.ts';

/** Longest text that the catalogue is searched for, in characters. */
export const PLACE_SEARCH_MAX_LENGTH = 100;
/** Most rows of one page: an export reads page by page. */
export const MOST_PLACES = 1000;

export const namedPlaceSchema = z.object({
  id: z.number(),
  name: z.string(),
  nameGR: z.nullable(z.string()),
});

export const placeCountrySchema = z.object({
  id: z.number(),
  countryCode: z.string(),
  countryName: z.string(),
  countryNameGR: z.nullable(z.string()),
});

/** Days of the year, `--MM-DD`, by which a partner wants to hear, by the term that they are for. */
export const termDaysSchema = z.object({
  autumnTerm: z.nullable(z.string()),
  springTerm: z.nullable(z.string()),
});

const shapedPlaceRow = z.object({
  id: z.number(),
  kind: known(PLACE_KINDS),
  direction: known(PLACE_DIRECTIONS),
  department: z.nullable(namedPlaceSchema),
  partnerDepartment: z.nullable(namedPlaceSchema),
  partner: z.object({
    ...namedPlaceSchema.shape,
    erasmusCode: z.nullable(z.string()),
    cityName: z.nullable(z.string()),
    country: placeCountrySchema,
  }),
  fields: z.array(
    z.object({
      ...namedPlaceSchema.shape,
      code: z.string(),
      clarification: z.nullable(z.string()),
    }),
  ),
  cycles: z.array(z.string()),
  languages: z.array(z.object({ ...namedPlaceSchema.shape, level: z.nullable(z.string()) })),
  places: z.nullable(z.number()),
  given: z.nullable(z.number()),
  isFull: z.nullable(z.boolean()),
  months: z.nullable(z.number()),
  days: z.nullable(z.number()),
  blended: z.boolean(),
  nominations: z.nullable(termDaysSchema),
  factsheet: z.nullable(z.number()),
  agreement: z.number(),
  firstYear: z.number(),
  lastYear: z.number(),
});

export interface PlaceRow extends z.infer<typeof shapedPlaceRow> {}
/**
 * A mobility row of an agreement in force or to come.
 *
 * - department, partnerDepartment: null where the row names none
 * - places: most people in each academic year; months, days: of all of them together in each academic year
 * - given: students who go by it in the present year; null for callers who may not know, as coordinators do of their own departments, and for rows of which nobody does
 * - isFull: whether all places are given; null where nobody knows
 * - level of a language: null where the partner asks for none
 * - lastYear: last academic year, by the calendar year in which it begins
 */
export const placeRowSchema: z.ZodMiniType<PlaceRow, z.input<typeof shapedPlaceRow>> = shapedPlaceRow;

/**
 * A page of the catalogue, and how many rows there are in all.
 *
 * - places, given: of all these rows together; absent from an older server, given null for callers who may not know it of all
 * - counted: of those rows together of which the caller may know how many students go; null where there is none, absent from an older server
 */
export const placeListSchema = z.object({
  value: z.array(placeRowSchema),
  total: z.number(),
  places: z.optional(z.number()),
  given: z.nullish(z.number()),
  counted: z.nullish(z.object({ places: z.number(), given: z.number() })),
});
export interface PlaceList extends z.infer<typeof placeListSchema> {}
