import * as z from 'zod/mini';
import { refusedAs } from '../errorCodes.ts';

/**
 * The office's settings for one type of application.
 *
 * - applicationStart, applicationStop: ISO times, both or neither; the window is open strictly between them
 * - codes: `required`, `too-small`, `stop-before-start`
 *
 * Source: specification document 3, sections 2 and 3.
 */
export const applicationSettingsSchema = z
  .object({
    applicationCounter: z.int(refusedAs('required')).check(z.minimum(1, refusedAs('too-small'))),
    applicationStart: z.nullable(z.string()),
    applicationStop: z.nullable(z.string()),
  })
  .check(
    z.refine(
      ({ applicationStart, applicationStop }) =>
        applicationStart === null ||
        applicationStop === null ||
        Date.parse(applicationStart) < Date.parse(applicationStop),
      {
        error: refusedAs('stop-before-start'),
        path: ['applicationStop'],
      },
    ),
    z.refine(
      ({ applicationStart, applicationStop }) => applicationStart !== null || applicationStop === null,
      {
        error: refusedAs('required'),
        path: ['applicationStart'],
      },
    ),
    z.refine(
      ({ applicationStart, applicationStop }) => applicationStop !== null || applicationStart === null,
      {
        error: refusedAs('required'),
        path: ['applicationStop'],
      },
    ),
  );
