import {
  reminderChoiceSchema,
  type ReminderChoice,
  type ReminderSettings,
} from 'shared-contracts/reminders/reminderSettings.ts';
import { UNKNOWN } from 'shared-contracts/call/known.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { REMINDER_KINDS, type ReminderKind } from 'shared-contracts/reminders/reminders.ts';
import { schemaIssues, type ConflictShape } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';

/** What a person chooses, as it stands in the form: a number is null while nothing is typed, and NaN while the text is none. */
export type ReminderForm = {
  readonly kinds: readonly ReminderKind[];
  readonly isMailed: boolean;
  readonly language: Language;
  readonly daysBefore: number | null;
  readonly monthsBeforeEnd: number | null;
  readonly unansweredDays: number | null;
};
export type ReminderField = keyof ReminderForm;

const FIELDS = [
  'kinds',
  'daysBefore',
  'monthsBeforeEnd',
  'unansweredDays',
  'isMailed',
  'language',
] as const satisfies readonly ReminderField[];
export const REMINDER_SHAPE: ConflictShape<ReminderForm> = { fields: FIELDS };

/** - language: of the page, for whoever has not chosen one that this release knows */
export function toReminderForm(
  { choice, offered, version }: ReminderSettings,
  language: Language,
): ReminderForm {
  const { kinds, isMailed, daysBefore, monthsBeforeEnd, unansweredDays } = choice;
  return {
    // What is not offered any more is not kept.
    kinds: REMINDER_KINDS.filter((kind) => kinds.includes(kind) && offered.includes(kind)),
    isMailed,
    language: version === null || choice.language === UNKNOWN ? language : choice.language,
    daysBefore,
    monthsBeforeEnd,
    unansweredDays,
  };
}

/** The choice as it is sent, of a form that has been checked. */
export function toReminderChoice(form: ReminderForm): ReminderChoice {
  return {
    ...form,
    kinds: [...form.kinds],
    daysBefore: form.daysBefore ?? 0,
    monthsBeforeEnd: form.monthsBeforeEnd ?? 0,
    unansweredDays: form.unansweredDays ?? 0,
  };
}

/** Checks the form by the schema that the server uses too. */
export function checkReminderForm(form: ReminderForm): readonly FieldIssue[] {
  return schemaIssues(reminderChoiceSchema, form).map((issue) => ({ ...issue, field: rootOf(issue.field) }));
}

/** Finds the form's field for a path of the server, `choice/kinds/0`. */
export function placeInReminders([, member = '']: readonly string[]): ReminderField | undefined {
  return FIELDS.find((field) => field === member);
}

function rootOf(field: string): string {
  return field.split('.')[0] ?? field;
}
