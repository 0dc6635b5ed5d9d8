import * as z from 'zod/mini';

/** Longest text that the list of institutions is searched for, in characters. */
export const INSTITUTION_SEARCH_MAX_LENGTH = 100;
/** By what the list of institutions can be sorted, `-` before it for the last first; without it by country and name. */
export const INSTITUTION_SORTS = ['name', 'code', 'city', 'country'] as const;
export type InstitutionSort = (typeof INSTITUTION_SORTS)[number];
/** Most institutions on one page. */
export const MOST_INSTITUTIONS = 100;

/**
 * Row of the list of institutions.
 *
 * - agreements: those that the caller's list of agreements shows: current ones, whose last academic year is not over, and all; null for callers
 *   without that list
 * - factsheet: id of the factsheet in force
 */
export const institutionRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  nameGR: z.nullable(z.string()),
  erasmusCode: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  isLocal: z.boolean(),
  country: z.object({ id: z.number(), countryName: z.string(), countryNameGR: z.nullable(z.string()) }),
  agreements: z.nullable(z.object({ current: z.number(), all: z.number() })),
  factsheet: z.nullable(z.number()),
});
export interface InstitutionRow extends z.infer<typeof institutionRowSchema> {}

/** A page of the list, by country and name, and how many there are in all. */
export const institutionListSchema = z.object({ value: z.array(institutionRowSchema), total: z.number() });

/** How many records refer to a department; `told`: agreements whose department partners know by its id of the network. */
export const departmentUseSchema = z.object({
  agreements: z.number(),
  told: z.number(),
  contacts: z.number(),
  coordinators: z.number(),
  applications: z.number(),
});
export interface DepartmentUse extends z.infer<typeof departmentUseSchema> {}
