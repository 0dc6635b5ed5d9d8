import * as z from 'zod/mini';
import { APPLICATION_TYPES } from '../applications/applications.ts';
import { refusedAs } from '../errors/errorCodes.ts';
import { known, knownOrNull } from '../call/known.ts';
import { AWAITED, REMINDER_KINDS, WINDOW_PHASES } from './reminders.ts';

const remindedAgreement = z.object({
  id: z.number(),
  partners: z.array(z.string()),
  /** In the order of `partners`; the English name of a partner that has no Greek one. Absent in the response of an earlier server. */
  partnersGR: z.optional(z.array(z.string())),
});

const shapedReminder = z.object({
  key: z.string(),
  kind: known(REMINDER_KINDS),
  day: z.string(),
  laterDay: z.nullable(z.string()),
  academicYear: z.nullable(z.number()),
  count: z.number(),
  isOwn: z.boolean(),
  agreements: z.array(remindedAgreement),
  awaited: knownOrNull(AWAITED),
  application: z.nullable(z.number()),
  applicationType: knownOrNull(APPLICATION_TYPES),
  phase: knownOrNull(WINDOW_PHASES),
});

export interface Reminder extends z.infer<typeof shapedReminder> {}
/**
 * One thing that is due for a person.
 *
 * - key: names it for ever: what is due is mailed once, and hidden by it
 * - day: what it is about: the deadline, the last day of the agreements, the day of the last word, of the return, or on which a window opens or closes
 * - laterDay: of a notice, from when the end would hold; of a window that opens or is open, its last day
 * - academicYear: by its first calendar year: the one whose numbers are amended, or the last one of the agreements
 * - count: agreements that it is about
 * - isOwn: it is about agreements that name the person, or about the person's own application
 * - agreements: the first few of them
 * - application: id of the one that was sent back
 */
export const reminderSchema: z.ZodMiniType<Reminder, z.input<typeof shapedReminder>> = shapedReminder;

const shapedGroup = z.object({
  kind: known(REMINDER_KINDS),
  total: z.number(),
  reminders: z.array(reminderSchema),
});

/** - total: how many are due, of which `reminders` has the first ones */
export interface ReminderGroup extends z.infer<typeof shapedGroup> {}
const reminderGroup: z.ZodMiniType<ReminderGroup, z.input<typeof shapedGroup>> = shapedGroup;

const shapedReminderList = z.object({
  today: z.string(),
  groups: z.array(reminderGroup),
  hidden: z.array(reminderSchema),
  hiddenTotal: z.number(),
});

export interface ReminderList extends z.infer<typeof shapedReminderList> {}
/**
 * What is due for a person today.
 *
 * - today: the day in Athens
 * - hidden: what the person has put away and is still due, the first ones; hiddenTotal: how many there are
 */
export const reminderListSchema: z.ZodMiniType<
  ReminderList,
  z.input<typeof shapedReminderList>
> = shapedReminderList;

/** Keys are written by the server: ids, days, times. */
const KEY = /^[\w:.-]+$/;
/** Longest key of a reminder. */
const KEY_MAX_LENGTH = 100;

/** Puts a reminder away, or takes it out again. */
export const hideReminderSchema = z.strictObject({
  key: z.string().check(z.maxLength(KEY_MAX_LENGTH), z.regex(KEY, refusedAs('bad-format'))),
  isHidden: z.boolean(),
});
