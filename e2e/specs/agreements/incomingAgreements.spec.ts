import type { Page } from '@playwright/test';
import { LANGUAGES } from 'shared-contracts/text/language.ts';
import { expectUsable } from '../../support/looks/expectAccessible.ts';
import { findAgreement } from '../../support/records/findAgreement.ts';
import { needAttention } from '../../support/records/needAttention.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';

test.use({ account: 'iro' });

const OURS = 'ewpStatus eq 7 and terminated eq 0';

const buildIncoming = (candidates: readonly object[]) => ({
  id: 5,
  heiId: 'graz.example',
  institutionName: 'University of Graz',
  iiaId: '7f3c2e9a-55b1-4a6a-9a71-0f2c1d6e88aa',
  iiaCode: 'G77',
  receivedAt: '2026-11-02T09:15:00.000Z',
  conditions: 3,
  candidates,
  putAway: null,
});

const offersOf = (value: readonly object[]) => ({
  total: value.length,
  waiting: value.length,
  away: 0,
  partners: [],
  value,
});

const WAITING = {
  id: 31,
  kind: 'iia-cnr',
  state: 'waiting',
  createdAt: '2026-11-02T09:15:00.000Z',
  nextTryAt: '2026-11-02T09:18:00.000Z',
  attempts: [
    {
      at: '2026-11-02T09:15:01.000Z',
      status: 502,
      answer: 'The partner answered 502.',
      failure: 'status',
      words: 'The partner answered 502.',
    },
  ],
};
const DELIVERED = {
  ...WAITING,
  state: 'delivered',
  nextTryAt: null,
  attempts: [
    ...WAITING.attempts,
    { at: '2026-11-02T09:16:01.000Z', status: 200, answer: 'OK', failure: null, words: null },
  ],
};

/** Lets the portal believe that it has a network; that of these tests has none. */
async function connect(page: Page) {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object; // It is ours, and changed in one place only.
    await route.fulfill({ response, json: { ...config, isExchangeConnected: true } });
  });
}

/** Lets an agreement wait that can be linked with one of ours; taken over, it waits no longer. */
async function offerAgreement(page: Page, agreementId: number, unmapped: readonly object[] = []) {
  await connect(page);
  let rows: readonly object[] = [buildIncoming([{ id: agreementId, startYear: 2026, endYear: 2028 }])];
  await page.route('**/exchange/incoming?*', (route) => route.fulfill({ json: offersOf(rows) }));
  await page.route(/\/exchange\/incoming\/5\/(import|link\/\d+)$/, (route) => {
    rows = [];
    return route.fulfill({ json: { agreementId, unmapped } });
  });
}

test('the office is told on the list, imports, and reads what found no place', async ({ page }) => {
  const id = await findAgreement(page, OURS);
  await offerAgreement(page, id, [{ field: 'studentMobilitiesForStudies/0/studyCycles', value: 'EQF 4' }]);
  await page.goto('/');
  await page.getByRole('link', { name: '1 agreement from a partner is waiting to be imported' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Incoming agreements' })).toBeFocused();
  await page.getByRole('button', { name: /^Import/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click();
  await expect(page).toHaveURL(new RegExp(`/iia/view/${id}$`));
  await expect(page.getByText('Student Mobility for Studies › row 1 › Study cycles: EQF 4')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText(/This draft was made of the partner's agreement/)).toBeVisible();
  await page.goto('/iia/incoming');
  await expect(page.getByText('No agreements from partners are waiting')).toBeVisible();
});

test('the office is led by keyboard from the list to what needs attention, and to the place that shows it', async ({
  page,
}) => {
  const id = await findAgreement(page, OURS);
  await connect(page);
  await needAttention(page, id);
  await page.route('**/exchange/incoming?*', (route) => route.fulfill({ json: offersOf([]) }));
  await page.goto('/');
  await page.getByRole('link', { name: '1 agreement needs attention' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Needs attention' })).toBeVisible();
  await expect(page.getByText('No agreements from partners are waiting')).toBeVisible();
  const links = page.getByRole('link', { name: `Agreement ${id}` });
  await links.last().press('Enter');
  await expect(page.getByRole('tab', { name: 'Copies', selected: true })).toBeVisible();
  await page.goBack();
  await links.first().press('Enter');
  await expect(page.getByRole('tab', { name: 'Deliveries', selected: true })).toBeVisible();
});

test('the office links by keyboard with an agreement of its own', async ({ page }) => {
  const id = await findAgreement(page, OURS);
  await offerAgreement(page, id);
  await page.goto('/iia/incoming');
  const link = page.getByRole('button', { name: /^Link with/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: `Agreement ${id}, 2026-2027 to 2028-2029` })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Link' }).press('Enter');
  await expect(page.getByText("This agreement is now linked with the partner's.")).toBeVisible();
});

test('the list says nothing when it is not known what waits, and a portal without a network asks partners for nothing', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/status of 503/);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const notConnected = page.getByText('The portal is not connected to the partner network');
  await page.goto('/');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/exchange/attention');
  await openInside(page, '/iia/incoming');
  await expect(notConnected).toBeVisible();
  expect(asked).not.toContain('/exchange/incoming');

  await connect(page);
  await page.route('**/exchange/incoming?*', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'unavailable', message: 'x', statusCode: 503, requestId: 'r' },
    }),
  );
  await Promise.all([page.waitForResponse('**/exchange/incoming?*'), page.goto('/')]);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /from partners? wait/ })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await openInside(page, '/iia/incoming');
  await expect(notConnected).toBeVisible();
});

test('the office sends a notification again and sees that it was delivered', async ({ page }) => {
  const id = await findAgreement(page, OURS);
  let rows: readonly object[] = [WAITING];
  await page.route('**/exchange/iias/*/deliveries', (route) => route.fulfill({ json: rows }));
  await page.route('**/exchange/deliveries/31/resend', (route) => {
    rows = [DELIVERED];
    return route.fulfill({ json: DELIVERED });
  });
  await page.goto(`/iia/view/${id}?tab=deliveries`);
  await expect(page.getByText('Next try at 02/11/2026 11:18')).toBeVisible();
  await page.getByRole('button', { name: /^Send again/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('CNR was successfully sent')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Delivered')).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`everybody can use what partners offer and what was sent in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    const id = await findAgreement(page, OURS);
    await offerAgreement(page, id, [
      { field: 'staffMobilitiesForTeaching/0', value: 'a.example → b.example' },
    ]);
    await page.route('**/exchange/iias/*/deliveries', (route) => route.fulfill({ json: [WAITING] }));
    await needAttention(page, id);
    await page.goto('/');
    const notices = page.locator('main a[href="/iia/incoming"]');
    await expect(notices).toHaveCount(2);
    await expectUsable(page, 'notices', language);
    await notices.last().click();
    await expect(page.locator('main h2')).toHaveCount(2);
    const buttons = page.locator('tbody').getByRole('button');
    await expect(buttons).toHaveCount(3);
    await expectUsable(page, 'incoming', language);
    for (const which of [1, 0]) {
      await buttons.nth(which).click();
      await expect(page.locator('dialog')).toBeVisible();
      await expectUsable(page, 'question', language);
      if (which === 1) await page.keyboard.press('Escape');
    }
    await page.locator('dialog').getByRole('button').last().click();
    await expect(page.getByText('a.example → b.example')).toBeVisible();
    await page.getByRole('tab', { name: /^(Deliveries|Αποστολές)$/ }).click();
    await expect(page.getByRole('tabpanel').getByText('The partner answered 502.')).toBeVisible();
    await expectUsable(page, 'deliveries', language);
  });
}
