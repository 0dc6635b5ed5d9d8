import * as z from 'zod/mini';
import { refusedAs } from '../errors/errorCodes.ts';
import { calendarDay } from '../members/check/values.ts';
import { MAX_INTEGER } from '../members/recordId.ts';

/** Most absences that are not over: they are read in one response. */
export const MOST_ABSENCES = 200;

const personId = z.int(refusedAs('required')).check(z.minimum(1), z.maximum(MAX_INTEGER));

/**
 * That somebody of the office is away, and who stands in for them: the deputy has whatever they are in charge of on their own desk.
 *
 * - firstDay, lastDay: `YYYY-MM-DD`, both within; the day changes in Athens
 */
export const newAbsenceSchema = z
  .strictObject({ officer: personId, deputy: personId, firstDay: calendarDay, lastDay: calendarDay })
  .check(
    z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
      error: refusedAs('end-before-start'),
      params: { of: 'day' },
      path: ['lastDay'],
    }),
    z.refine(({ officer, deputy }) => officer !== deputy, {
      error: refusedAs('not-in-list'),
      path: ['deputy'],
    }),
  );
export interface NewAbsence extends z.infer<typeof newAbsenceSchema> {}

/** - isNow: it has begun */
export const absenceSchema = z.object({
  id: z.number(),
  officer: z.number(),
  deputy: z.number(),
  firstDay: z.string(),
  lastDay: z.string(),
  isNow: z.boolean(),
});
export interface Absence extends z.infer<typeof absenceSchema> {}

/** Absences that are not over, the earliest first. */
export const absencesSchema = z.object({ value: z.array(absenceSchema) });
export interface Absences extends z.infer<typeof absencesSchema> {}
