import * as z from 'zod/mini';
import { refusedAs } from '../../errors/errorCodes.ts';
import { APPLICATION_SETTINGS } from '../members/application.ts';
import { pick } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const pickedApplicationSettingsItem = pick(APPLICATION_SETTINGS, [
  'id',
  'applicationType',
  'applicationCounter',
  'applicationStart',
  'applicationStop',
  'academicYear',
  'confirmsByMail',
  'dateModified',
]);

export interface ApplicationSettingsItem extends RecordOf<typeof pickedApplicationSettingsItem> {}
/**
 * Row of `ApplicationSettings` as the office sees and changes it.
 *
 * - applicationCounter: number that the next submitted application gets, or the first free one after it
 * - applicationStart, applicationStop: ISO times; `applicationWindowDays.ts` turns them into days
 * - academicYear: by its first calendar year
 * - confirmsByMail: whoever submits gets a mail with number and PDF, where the portal sends mails
 * - dateModified: the version that a save has to name; a submission that takes a number makes a new one
 */
export const applicationSettingsItem: Named<typeof pickedApplicationSettingsItem, ApplicationSettingsItem> =
  pickedApplicationSettingsItem;

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
