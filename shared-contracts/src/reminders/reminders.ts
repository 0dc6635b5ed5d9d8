import type { Permission } from '../rights/permissions.ts';

/**
 * What people are reminded of.
 *
 * - amendment: 31 January, until which the mobility numbers of the next academic year are amended
 * - notice: 1 September, until which notice is given of an end that one side alone wants
 * - agreement-end: agreements whose last academic year ends
 * - unanswered: agreements in which nobody has said a word for some days, though one side or both have to
 * - window: the days on which applications are taken
 * - returned: the own application that the office has sent back
 */
export const REMINDER_KINDS = [
  'amendment',
  'notice',
  'agreement-end',
  'unanswered',
  'window',
  'returned',
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** - needs: what the person has to hold; unless: whoever holds this has nothing of the kind */
type ReminderRight = { readonly needs: Permission; readonly unless?: Permission };

/**
 * Who can be reminded of what. What a reminder tells is what its reader may see anyway: since when a partner has been told is the office's to
 * know, and so are proposals without an answer.
 */
const REMINDER_RIGHTS: Readonly<Record<ReminderKind, ReminderRight>> = {
  amendment: { needs: 'iia_list' },
  notice: { needs: 'iia_list' },
  'agreement-end': { needs: 'iia_list' },
  unanswered: { needs: 'iia_edit_iro' },
  window: { needs: 'application_create' },
  returned: { needs: 'application_create', unless: 'application_settings' },
};

type Holder = { readonly permissions: readonly Permission[] };

/** Lists what somebody with these permissions can be reminded of; menu of the settings, server and mails read it. */
export function offeredReminders({ permissions }: Holder): readonly ReminderKind[] {
  return REMINDER_KINDS.filter((kind) => {
    const { needs, unless } = REMINDER_RIGHTS[kind];
    return permissions.includes(needs) && (unless === undefined || !permissions.includes(unless));
  });
}

/** Tells whether somebody is reminded of all agreements, as the office is; everybody else of those that name them. */
export function isRemindedOfAll({ permissions }: Holder): boolean {
  return permissions.includes('iia_edit_iro');
}

/** Tells whether somebody is reminded of applications as an applicant: nobody who manages them is. */
export function isRemindedAsApplicant({ permissions }: Holder): boolean {
  return !permissions.includes('application_settings');
}

/** Least and most of the numbers that a person chooses. */
export const REMINDER_LIMITS = {
  daysBefore: { min: 1, max: 90 },
  monthsBeforeEnd: { min: 1, max: 24 },
  unansweredDays: { min: 1, max: 365 },
} as const;

/** What holds for whoever has chosen nothing. Mails are for those who want them. */
export const REMINDER_DEFAULTS = {
  isMailed: false,
  daysBefore: 30,
  monthsBeforeEnd: 6,
  unansweredDays: 30,
} as const;

/** How far a window has come: it opens, it is open, or it closes soon. */
export const WINDOW_PHASES = ['opens', 'open', 'closes'] as const;
/** Who has to say the next word. */
export const AWAITED = ['us', 'partner', 'both'] as const;
/** What became of a mail: see docs/features/reminders.md. */
export const REMINDER_MAIL_STATES = [
  'waiting',
  'handing-over',
  'sent',
  'unsure',
  'refused',
  'given-up',
  'void',
] as const;
export type ReminderMailState = (typeof REMINDER_MAIL_STATES)[number];
