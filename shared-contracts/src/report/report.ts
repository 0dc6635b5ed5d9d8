import * as z from 'zod/mini';
import { known } from '../call/known.ts';

/**
 * By what the report divides its numbers.
 *
 * - broadField: first two digits of ISCED-F; field: the codes that agreements name
 */
export const REPORT_GROUPINGS = ['year', 'country', 'partner', 'department', 'broadField', 'field'] as const;
export type ReportGrouping = (typeof REPORT_GROUPINGS)[number];

/** Lines of the report by academic years: the one asked for is the last. */
export const YEARS_OF_A_REPORT = 5;

/**
 * What is counted of one academic year.
 *
 * - agreements: in force, as the list's `running` finds them
 * - outgoing, incoming: places agreed for ours, and for those of partners, as the catalogue of places has them
 * - used: students of ours who go by these places; null for whoever may not know, and of mobility of which nobody does
 */
export const reportFiguresSchema = z.object({
  agreements: z.number(),
  outgoing: z.number(),
  used: z.nullable(z.number()),
  incoming: z.number(),
});
export interface ReportFigures extends z.infer<typeof reportFiguresSchema> {}

/** The figures of an academic year, and of the one before. */
const comparedSchema = z.object({ now: reportFiguresSchema, before: reportFiguresSchema });
export interface ComparedFigures extends z.infer<typeof comparedSchema> {}

/**
 * One line of the report.
 *
 * - id: of the country, partner, department or field, or the academic year by the calendar year in which it begins; null for what names none
 * - country: of a partner, by its id; code: Erasmus code of a partner, ISCED-F code of a field
 */
export const reportRowSchema = z.object({
  id: z.nullable(z.number()),
  name: z.nullable(z.string()),
  nameGR: z.nullable(z.string()),
  code: z.nullable(z.string()),
  country: z.nullable(z.number()),
  ...comparedSchema.shape,
});
export interface ReportRow extends z.infer<typeof reportRowSchema> {}

/**
 * Numbers of one academic year beside those of the one before, divided in one way.
 *
 * - year: the one asked for; present: that of today; firstYear, lastYear: of agreements that there are, null where there are none
 * - total: of all together, each agreement and place once; rows may count one more than once, where it names several of a kind
 * - elsewhere: students who go by no place that is counted, as their agreement holds no longer; null for whoever may not know
 * - rows: what has most places first, then most agreements; years in their order
 */
export const reportSchema = z.object({
  year: z.number(),
  present: z.number(),
  firstYear: z.nullable(z.number()),
  lastYear: z.nullable(z.number()),
  by: known(REPORT_GROUPINGS),
  kind: z.string(),
  total: comparedSchema,
  elsewhere: z.nullable(z.number()),
  rows: z.array(reportRowSchema),
});
export interface Report extends z.infer<typeof reportSchema> {}
