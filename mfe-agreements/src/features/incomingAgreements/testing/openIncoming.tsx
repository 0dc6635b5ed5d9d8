import type { IncomingAgreement } from 'shared-contracts/exchange.ts';
import type { Language } from 'shared-contracts/language.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-auth/testing';
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
    ...change,
  };
}

/** Opens the page before a server where these agreements wait; `routes` take the place of what it would answer. */
export function openIncoming(
  rows: readonly IncomingAgreement[],
  { language = 'en', routes = {} }: { readonly language?: Language; readonly routes?: FakeApiRoutes } = {},
) {
  const calls = fakeApi({
    'GET /exchange/incoming': () => ({ body: rows }),
    'GET /exchange/attention': () => ({ body: { value: [], hasMore: false } }),
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
