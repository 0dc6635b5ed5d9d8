import type { IncomingAgreement, IncomingAgreements } from 'shared-contracts/exchange/exchange.ts';
import type { UnreadableCopies, UnreadableCopy } from 'shared-contracts/exchange/unreadableCopies.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../../testing/moduleTexts.ts';
import IncomingAgreementsPage from '../IncomingAgreementsPage.tsx';

export function buildIncoming(change: Partial<IncomingAgreement> = {}): IncomingAgreement {
  return {
    id: 5,
    heiId: 'graz.example',
    institutionName: 'University of Graz',
    iiaId: 'graz-77',
    iiaCode: 'G77',
    receivedAt: '2026-11-02T09:15:00.000Z',
    conditions: 3,
    candidates: [
      { id: 12, startYear: 2026, endYear: 2028 },
      { id: 9, startYear: 2025, endYear: 2027 },
    ],
    putAway: null,
    ...change,
  };
}

export function buildUnreadable(change: Partial<UnreadableCopy> = {}): UnreadableCopy {
  return {
    id: 31,
    heiId: 'graz.example',
    institutionName: 'University of Graz',
    iiaId: 'graz-99',
    since: '2026-11-02T09:15:00.000Z',
    nextTryAt: null,
    news: 'failed',
    failure: 'not-valid',
    status: null,
    words: null,
    detail: 'isced-f-code: 061 does not match [0-9]{4}',
    putAway: null,
    ...change,
  };
}

/** The first page of what partners offer. */
export function offersOf(rows: readonly IncomingAgreement[]): IncomingAgreements {
  const away = rows.filter(({ putAway }) => putAway !== null).length;
  const partners = rows.map(({ heiId, institutionName }) => ({ heiId, name: institutionName }));
  return { total: rows.length, waiting: rows.length - away, away, partners, value: [...rows] };
}

/** The first page of what partners announced and could not be taken. */
export function unreadableOf(rows: readonly UnreadableCopy[]): UnreadableCopies {
  const away = rows.filter(({ putAway }) => putAway !== null).length;
  const partners = rows.map(({ heiId, institutionName }) => ({ heiId, name: institutionName }));
  const counts = { total: rows.length, waiting: rows.length - away, away };
  return { ...counts, partners, value: [...rows], hasMore: false };
}

/** Opens the page before a server where these agreements wait; `routes` take the place of what it would answer. */
export function openIncoming(
  rows: readonly IncomingAgreement[],
  { language = 'en', routes = {} }: { readonly language?: Language; readonly routes?: FakeApiRoutes } = {},
) {
  const calls = fakeApi({
    'GET /exchange/incoming': () => ({ body: offersOf(rows) }),
    'GET /exchange/attention': () => ({ body: { total: 0, value: [], hasMore: false } }),
    'GET /exchange/unreadable': () => ({ body: unreadableOf([]) }),
    ...routes,
  });
  const view = renderInPortal(
    <SignedIn role="IRO">
      <IncomingAgreementsPage />
    </SignedIn>,
    {
      address: '/iia/incoming',
      route: '/iia/incoming',
      language,
      messages: moduleTexts(language),
    },
  );
  return { ...view, calls };
}
