import type { Language } from 'shared-contracts/text/language.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../../locales/overview/el.json';
import en from '../../../locales/overview/en.json';
import remindersEl from '../../../locales/reminders/el.json';
import remindersEn from '../../../locales/reminders/en.json';
import OverviewPage from '../OverviewPage.tsx';

/** Builds what the server answers the office. */
export function buildOverview(change: Partial<Overview> = {}): Overview {
  return {
    year: 2026,
    agreements: {
      active: 1200,
      waitingForUs: 41,
      waitingForPartner: 1,
      steps: {
        finish: { count: 10, oldest: '2026-03-05T10:00:00.000Z' },
        send: { count: 9, oldest: '2026-03-05T10:00:00.000Z' },
        answer: { count: 8, oldest: '2026-03-05T10:00:00.000Z' },
        approve: { count: 14, oldest: '2026-03-05T10:00:00.000Z' },
        correct: { count: 0, oldest: null },
        end: { count: 0, oldest: null },
      },
      notDue: 3,
      endingNow: 7,
      endingNext: 9,
      idleDrafts: 4,
      undelivered: 3,
    },
    waiting: {
      us: [
        {
          agreementId: 12,
          partnerName: 'University of Graz',
          since: '2026-03-05T10:00:00.000Z',
          changedAt: '2026-04-01T10:00:00.000Z',
        },
        { agreementId: 15, partnerName: null, since: null, changedAt: '2026-05-05T10:00:00.000Z' },
      ],
      partner: [],
    },
    attention: { count: 205 },
    incoming: 2,
    factsheets: { total: 0, latest: [] },
    ownFactsheet: { factsheetId: 9, missing: 0 },
    applications: { draft: 5, submitted: 6, validated: 8 },
    ...change,
  };
}

type Options = {
  readonly role?: Role;
  readonly language?: Language;
  readonly routes?: FakeApiRoutes;
};

/** Opens the overview over a server that answers so. */
export function openOverview(
  overview: Overview,
  { role = 'IRO', language = 'en', routes = {} }: Options = {},
) {
  const calls = fakeApi({
    'GET Overview': () => ({ body: overview }),
    'GET Users/Me/reminders': () => ({
      body: { today: '2026-11-23', groups: [], hidden: [], hiddenTotal: 0 },
    }),
    ...routes,
  });
  const texts =
    language === 'gr'
      ? { 'mfe-admin': { ...el, ...remindersEl }, 'shared-record': recordEl }
      : { 'mfe-admin': { ...en, ...remindersEn }, 'shared-record': recordEn };
  const view = renderInPortal(
    <SignedIn role={role}>
      <OverviewPage />
    </SignedIn>,
    { address: '/overview', language, messages: texts },
  );
  return { ...view, calls };
}
