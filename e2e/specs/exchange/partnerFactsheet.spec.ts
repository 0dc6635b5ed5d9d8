import type { Page } from '@playwright/test';
import { signIn } from '../../support/session/accounts.ts';
import { callApi, readRows } from '../../support/records/dataApi.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { watchFaults } from '../../support/faults.ts';
import { test } from '../../support/portal/partnerTest.ts';
import { expect } from '../../support/test.ts';

/** Erasmus code of the university that is started as a demo partner. */
const PARTNER = 'PL KIELCE01';

test('a student is told what a partner changed in its factsheet since they looked, until they have seen it', async ({
  browser,
  running,
}) => {
  const portal = { baseURL: running.portalUrl };
  const [office, reader, partner] = await Promise.all([
    browser.newContext(portal),
    browser.newContext({ ...portal, viewport: { width: 360, height: 740 } }),
    browser.newContext({ baseURL: new URL(running.partnerPage).origin }),
  ]);
  const faults = await watchFaults(reader);
  const [iro, student, theirs] = await Promise.all([office.newPage(), reader.newPage(), partner.newPage()]);
  for (const [page, account] of [
    [iro, 'iro'],
    [student, 'student'],
    [theirs, 'iro'],
  ] as const) {
    await signIn(page, account, '/factsheets');
    await expect(page.locator('tbody tr').first()).toBeVisible();
  }
  type Sheet = {
    readonly id: number;
    readonly dateModified: string;
    readonly decisionResponseWeeksLimit: number | null;
  };
  const activeOf = async (page: Page, institution: string) => {
    const { value } = await readRows<Sheet>(page, 'MobilityFactsheets', {
      $filter: `isActive eq true and ${institution}`,
      $select: 'id,dateModified,decisionResponseWeeksLimit',
      $top: '1',
    });
    return value[0];
  };
  const refresh = async () => {
    await iro.getByRole('button', { name: 'Update data from EWP' }).click();
    await expect(iro.getByRole('heading', { name: 'What the update has changed' })).toBeVisible();
  };
  const stored = await activeOf(iro, `institution/erasmusCode eq '${PARTNER}'`);
  const address = `/factsheets/view/${stored?.id}`;
  const news = student.getByRole('region', { name: /^Changed since you looked on / });

  await iro.goto(address);
  await refresh();
  await student.goto(address);
  await expect(student.getByRole('heading', { level: 2 }).last()).toBeVisible();
  await expect(async () => {
    // The first look is noted beside the page.
    const { lookedAt } = await callApi<{ readonly lookedAt: string | null }>(
      student,
      'POST',
      `/MobilityFactsheets/${stored?.id}/look`,
      {},
    );
    expect(lookedAt).not.toBeNull();
  }).toPass();
  await expect(news).toHaveCount(0);

  const own = await activeOf(theirs, 'institution/isLocal eq true');
  const weeks = (own?.decisionResponseWeeksLimit ?? 4) + 1;
  await callApi(theirs, 'POST', '/MobilityFactsheets', {
    id: own?.id,
    dateModified: own?.dateModified,
    decisionResponseWeeksLimit: weeks,
  });
  await iro.reload();
  await refresh();
  await student.reload();
  await expect(
    news.getByRole('row', { name: /^Field Weeks limit for the decision|^Weeks limit for the decision/ }),
  ).toContainText(String(weeks));
  await expectAccessible(student, 'what changed since somebody looked');
  await expectNoOverflow(student, 'what changed since somebody looked');
  await student.reload();
  await news.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(student.getByText(/^Marked as seen/)).toBeFocused();
  await student.reload();
  await expect(student.getByRole('heading', { level: 2 }).last()).toBeVisible();
  await expect(news).toHaveCount(0);
  faults.expectNone();
  await Promise.all([office, reader, partner].map((context) => context.close()));
});
