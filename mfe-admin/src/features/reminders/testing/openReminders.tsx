import type { Reminder } from 'shared-contracts/reminders/reminder.ts';
import type { ReminderSettings } from 'shared-contracts/reminders/reminderSettings.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../../locales/reminders/el.json';
import en from '../../../locales/reminders/en.json';
import ReminderSettingsPage from '../ReminderSettingsPage.tsx';

export const VERSION = '2027-01-10T09:00:00.000Z';

/** Builds the settings of somebody of the office as the server answers them. */
export function buildSettings(
  choice: Partial<ReminderSettings['choice']> = {},
  rest: Partial<ReminderSettings> = {},
): ReminderSettings {
  return {
    version: VERSION,
    choice: {
      kinds: ['amendment', 'unanswered'],
      isMailed: false,
      language: 'en',
      daysBefore: 30,
      monthsBeforeEnd: 6,
      unansweredDays: 30,
      ...choice,
    },
    offered: ['amendment', 'notice', 'agreement-end', 'unanswered', 'window'],
    email: 'office@example.org',
    canMail: true,
    lastMail: null,
    ...rest,
  };
}

/** Builds a proposal that has no answer. */
export function buildReminder(id: number, members: Partial<Reminder> = {}): Reminder {
  return {
    key: `unanswered:${id}:2026-12-01`,
    kind: 'unanswered',
    day: '2026-12-01',
    laterDay: null,
    academicYear: null,
    count: 1,
    isOwn: false,
    agreements: [{ id, partners: ['University of Sampleville'] }],
    awaited: 'partner',
    application: null,
    applicationType: null,
    phase: null,
    ...members,
  };
}

/** Builds what is due; groups by kind as they come. */
export function buildList(
  reminders: readonly Reminder[],
  hidden: readonly Reminder[] = [],
  total = reminders.length,
) {
  const [first] = reminders;
  return {
    today: '2027-01-15',
    groups: first === undefined ? [] : [{ kind: first.kind, total, reminders }],
    hidden,
    hiddenTotal: hidden.length,
  };
}

type Options = {
  readonly role?: Role;
  readonly language?: Language;
  readonly settings?: ReminderSettings;
  readonly list?: object;
  readonly routes?: FakeApiRoutes;
};

/** Opens the page over a server that knows one person. */
export function openReminders({
  role = 'IRO',
  language = 'en',
  settings = buildSettings(),
  list = buildList([]),
  routes = {},
}: Options = {}) {
  const calls = fakeApi({
    'GET Users/Me/reminders': () => ({ body: list }),
    'GET Users/Me/reminderSettings': () => ({ body: settings }),
    ...routes,
  });
  const view = renderInPortal(
    <SignedIn role={role}>
      <ReminderSettingsPage />
    </SignedIn>,
    {
      address: '/profile/reminders',
      language,
      messages:
        language === 'gr'
          ? { 'mfe-admin': el, 'shared-record': recordEl }
          : { 'mfe-admin': en, 'shared-record': recordEn },
    },
  );
  return {
    ...view,
    posts: (path: string) => calls.filter(({ route }) => route === `POST ${path}`).map(({ body }) => body),
  };
}
