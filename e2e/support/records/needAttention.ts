import type { Page } from '@playwright/test';

/** Lets an agreement of ours need people: a notification was refused, and the partner's copy has a wrong hash. */
export async function needAttention(page: Page, agreementId: number) {
  const common = { since: '2026-11-02T09:15:00.000Z', kind: 'iia-cnr' };
  const row = {
    agreementId,
    heiId: 'graz.example',
    institutionName: 'University of Graz',
    startYear: 2026,
    endYear: 2028,
    reasons: [
      { ...common, about: 'delivery', state: 'refused', nextTryAt: null },
      { ...common, about: 'partner', news: 'wrong-hash', failure: null, status: null },
    ],
  };
  await page.route(/\/exchange\/attention\?/, (route) =>
    route.fulfill({ json: { total: 1, value: [row], hasMore: false } }),
  );
}
