import * as z from 'zod/mini';
import { MOBILITY_LISTS } from '../agreements/entities/agreementItem.ts';
import { refusedAs } from '../errors/errorCodes.ts';
import { requiredLine, requiredText } from '../members/check/values.ts';
import { LANGUAGE_LEVELS, STUDY_CYCLES } from '../reference/levels.ts';
import { MAX_INTEGER } from '../members/recordId.ts';

const recordId = z
  .int(refusedAs('required'))
  .check(z.minimum(1, refusedAs('required')), z.maximum(MAX_INTEGER, refusedAs('too-large')));

/**
 * Which level the recommended languages of mobility rows get.
 *
 * - language: only that one, by its id; list, studyCycle: only rows of that kind, of that cycle. Absent for all
 */
export const languagesEditSchema = z.strictObject({
  level: z.enum(LANGUAGE_LEVELS, refusedAs('required')),
  language: z.optional(recordId),
  list: z.optional(z.enum(MOBILITY_LISTS)),
  studyCycle: z.optional(z.enum(STUDY_CYCLES)),
});
export interface LanguagesEdit extends z.infer<typeof languagesEditSchema> {}

/** Nobody and nothing is put in its own place. */
const ITSELF = { error: refusedAs('not-valid'), path: ['instead'] };

/** A coordinator of ours who is added, by the id of a contact; instead: the contact of ours whose place is taken, where it is one. */
export const contactsEditSchema = z
  .strictObject({ contact: recordId, instead: z.optional(recordId) })
  .check(z.refine(({ contact, instead }) => contact !== instead, ITSELF));
export interface ContactsEdit extends z.infer<typeof contactsEditSchema> {}

/**
 * A department of ours that mobility rows name at our end.
 *
 * - instead: the one whose place it takes; absent: rows that name none get it
 * - list: only rows of that kind
 */
export const departmentsEditSchema = z
  .strictObject({
    department: recordId,
    instead: z.optional(recordId),
    list: z.optional(z.enum(MOBILITY_LISTS)),
  })
  .check(z.refine(({ department, instead }) => department !== instead, ITSELF));
export interface DepartmentsEdit extends z.infer<typeof departmentsEditSchema> {}

/** What a template of a reminder can name of each agreement, in braces. */
export const MAIL_NAMES = ['agreement', 'partnerAgreement', 'years', 'partner', 'since'] as const;
export type MailName = (typeof MAIL_NAMES)[number];

const SUBJECT_LENGTH = 150;
const TEXT_LENGTH = 3_000;
/** Anything else in braces is a slip, and would go out as it stands. */
const ONLY_KNOWN_NAMES = new RegExp(`^(?:[^{}]|\\{(?:${MAIL_NAMES.join('|')})\\})*$`, 'u');

/**
 * A mail to the partners' contacts, the same for all but for what it names of each agreement.
 *
 * - language: of what stands around the text; subject: one line
 */
export const reminderMailSchema = z.strictObject({
  language: z.enum(['en', 'el'], refusedAs('not-in-list')),
  subject: requiredLine.check(
    z.maxLength(SUBJECT_LENGTH, refusedAs('too-long')),
    z.regex(ONLY_KNOWN_NAMES, refusedAs('not-valid')),
  ),
  text: requiredText.check(
    z.maxLength(TEXT_LENGTH, refusedAs('too-long')),
    z.regex(ONLY_KNOWN_NAMES, refusedAs('not-valid')),
  ),
});
export interface ReminderMail extends z.infer<typeof reminderMailSchema> {}

/** Puts what is known of an agreement into a template. */
export function filledIn(template: string, values: Readonly<Record<MailName, string>>): string {
  return MAIL_NAMES.reduce((text, name) => text.replaceAll(`{${name}}`, () => values[name]), template);
}
