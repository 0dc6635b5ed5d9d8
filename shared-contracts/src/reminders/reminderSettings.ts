import * as z from 'zod/mini';
import { refusedAs } from '../errors/errorCodes.ts';
import { known } from '../call/known.ts';
import { LANGUAGES } from '../text/language.ts';
import { REMINDER_KINDS, REMINDER_LIMITS, REMINDER_MAIL_STATES } from './reminders.ts';

const wholeNumber = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z
    .int(refusedAs('not-an-integer'))
    .check(z.minimum(min, refusedAs('too-small')), z.maximum(max, refusedAs('too-large')));

/**
 * What a person chooses of reminders; form and server check it.
 *
 * - kinds: what to be reminded of; that each is offered to the person the server checks besides
 * - isMailed: by mail too
 * - language: of the mails
 * - daysBefore: how long before a date; monthsBeforeEnd: before agreements end; unansweredDays: how long without an answer
 */
export const reminderChoiceSchema = z.strictObject({
  kinds: z
    .array(z.enum(REMINDER_KINDS, refusedAs('not-in-list')))
    .check(z.maxLength(REMINDER_KINDS.length, refusedAs('too-many'))),
  isMailed: z.boolean(),
  language: z.enum(LANGUAGES, refusedAs('not-in-list')),
  daysBefore: wholeNumber(REMINDER_LIMITS.daysBefore),
  monthsBeforeEnd: wholeNumber(REMINDER_LIMITS.monthsBeforeEnd),
  unansweredDays: wholeNumber(REMINDER_LIMITS.unansweredDays),
});
export interface ReminderChoice extends z.infer<typeof reminderChoiceSchema> {}

/** - version: of the settings that were opened; null where the person had none */
export const saveReminderSettingsSchema = z.strictObject({
  version: z.nullable(z.string()),
  choice: reminderChoiceSchema,
});

/**
 * The reminders of a person as they are set.
 *
 * - version: null while the person has chosen nothing: `choice` is what holds then
 * - offered: what the person can be reminded of
 * - email: where mails go, from the person's account; null without a usable address
 * - canMail: this portal sends mails
 * - lastMail: the last one, by its day; null before the first
 */
export const reminderSettingsSchema = z.object({
  version: z.nullable(z.string()),
  choice: z.object({
    kinds: z.array(known(REMINDER_KINDS)),
    isMailed: z.boolean(),
    language: known(LANGUAGES),
    daysBefore: z.number(),
    monthsBeforeEnd: z.number(),
    unansweredDays: z.number(),
  }),
  offered: z.array(known(REMINDER_KINDS)),
  email: z.nullable(z.string()),
  canMail: z.boolean(),
  lastMail: z.nullable(z.object({ day: z.string(), state: known(REMINDER_MAIL_STATES) })),
});
export interface ReminderSettings extends z.infer<typeof reminderSettingsSchema> {}
