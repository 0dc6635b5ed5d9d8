import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expectAccessible, expectNoOverflow } from '../support/expectAccessible.ts';
import { watchFaults } from '../support/faults.ts';
import { startPortalWithPartner, type PortalWithPartner } from '../support/portalWithPartner.ts';
import { expect, test } from '../support/test.ts';

/** The first university that is started as a demo partner. */
const PARTNER = { country: 'Poland', name: 'Kielce University of Technology' };
/** A cluster, a sample and a second university are made before the first step. */
const START_MS = 120_000;

let running: PortalWithPartner;
test.beforeAll(async () => {
  test.setTimeout(START_MS);
  running = await startPortalWithPartner();
});
test.afterAll(() => running.stop());

test('the office gets the factsheet of a partner while it writes an agreement', async ({ browser }) => {
  test.setTimeout(60_000);
  const context = await browser.newContext({ baseURL: running.portalUrl });
  const faults = await watchFaults(context);
  const page = await context.newPage();
  await signIn(page, 'iro', '/iia/form');
  await choose(page, 'Country of the partner institution', PARTNER.country);
  await choose(page, 'Partner institution', PARTNER.name);

  const card = page.getByRole('region', { name: /^Factsheet of / });
  await card.getByRole('button', { name: /from the partner$/ }).click();
  await expect(card.getByText('Successfully updated Factsheet data from EWP.')).toBeVisible();
  await expect(card.getByText(/^Last fetched from the partner's system on /)).toBeVisible();
  await expectAccessible(page, 'the refreshed factsheet');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page, 'the refreshed factsheet');

  await card.getByRole('button', { name: 'Refresh from the partner' }).click();
  await expect(card.getByText(/nothing has changed/)).toBeVisible();
  faults.expectNone();
  await context.close();
});

async function choose(page: Page, field: string, option: string): Promise<void> {
  const combobox = page.getByRole('combobox', { name: field, exact: true });
  await combobox.click();
  await combobox.pressSequentially(option);
  await page.getByRole('option', { name: option }).first().click();
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
}
