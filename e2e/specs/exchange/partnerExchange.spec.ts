import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from 'shared-contracts/text/language.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { signIn } from '../../support/session/accounts.ts';
import { callApi, readRows } from '../../support/records/dataApi.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { watchFaults } from '../../support/faults.ts';
import { test } from '../../support/portal/partnerTest.ts';
import { expect } from '../../support/test.ts';

/** The first university that is started as a demo partner. */
const PARTNER = { code: 'PL KIELCE01', country: 'Poland', name: 'Kielce University of Technology' };

type Named = { readonly id: number };

/** Makes a submitted agreement with the demo partner. */
async function makeAgreement(page: Page): Promise<number> {
  const first = async (set: string, filter: string): Promise<Named> => {
    const { value } = await readRows<Named>(page, set, { $filter: filter, $top: '1' });
    if (value[0] === undefined) throw new Error(`${set} has nothing that fits ${filter}.`);
    return { id: value[0].id };
  };
  const partner = await first('MobilityInstitutions', `erasmusCode eq '${PARTNER.code}'`);
  const coordinator = await first(
    'MobilityContacts',
    "department/institution eq 1 and contains(roles, 'Departmental Coordinator')",
  );
  const year = new Date().getUTCFullYear() + 1;
  const { id } = await callApi<Named>(page, 'POST', '/MobilityAgreements', {
    startYear: { id: year },
    endYear: { id: year },
    status: { name: 'Submitted' },
    institutions: [{ id: 1 }, partner],
    departmentalCoordinatorContacts: [coordinator],
    studentMobilitiesForStudies: [
      {
        fromInstitution: { id: 1 },
        toInstitution: partner,
        mobilitiesPerYear: 2,
        totalMonthsPerYear: 10,
        blended: false,
        studyCycles: [{ studyCycle: '1st' }],
        subjectAreasWithClarifications: [
          { subjectArea: await first('MobilitySubjectAreas', "code eq '0611'") },
        ],
        recommendedLanguageSkills: [
          { language: await first('MobilityLanguages', "code eq 'en'"), languageLevel: 'B2' },
        ],
      },
    ],
  });
  return id;
}

async function takeStep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** The same of an action that lies behind "More actions". */
async function takeFurtherStep(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More actions' });
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
  await takeStep(page, name);
}

/** Looks again and again, each time longer: a busy machine takes its time to show what has arrived. */
async function expectAfter(look: () => Promise<unknown>, found: Locator): Promise<void> {
  let timeout = 0;
  await expect(async () => {
    timeout += patient(2_000);
    await look();
    await expect(found).toBeVisible({ timeout });
  }).toPass({ timeout: patient(120_000) });
}

/** What the other university did arrives by notification, a moment later. */
async function expectState(page: Page, state: string): Promise<void> {
  await expectAfter(() => page.reload(), page.getByText(state, { exact: true }).first());
}

test('the office and its partner conclude an agreement, each on its own system', async ({
  browser,
  running,
}) => {
  const context = await browser.newContext({ baseURL: running.portalUrl });
  const faults = await watchFaults(context);
  const [office, partner] = [await context.newPage(), await context.newPage()];
  await signIn(office, 'iro');
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  const id = await makeAgreement(office);

  await test.step('the office finalizes and notifies', async () => {
    await office.goto(`/iia/view/${id}`);
    await takeStep(office, 'Finalize and Notify Partner');
    await expectState(office, 'Notified by us');
  });
  await test.step('the partner accepts', async () => {
    await partner.goto(running.partnerPage);
    const accept = partner.getByRole('button', { name: `Accept and notify: ${id}` });
    await expectAfter(() => partner.getByRole('link', { name: 'Refresh' }).click(), accept);
    // Pressed once: a slow answer is no reason to accept again.
    await accept.click();
    await expect(partner.getByRole('status')).toHaveText('Done. The partner has been notified.');
    await expectAccessible(partner, "the demo partner's page");
    await expectState(office, 'Notified by all');
  });
  await test.step('the office sees how the copies stand, and fetches the partner’s by hand', async () => {
    await office.getByRole('tab', { name: 'Copies' }).click();
    await expect(office.getByText('The two copies say the same.')).toBeVisible();
    await office.getByRole('button', { name: "Fetch the partner's copy now" }).click();
    await expect(office.getByText("The partner's copy was fetched")).toBeVisible();
    await expect(office.getByText("The partner's copy has not changed.").first()).toBeVisible();
    const saved = office.waitForEvent('download');
    await office
      .getByRole('button', { name: /^Save as file We asked for the partner's copy/ })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`^IIA_${id}_iias_.*\\.xml$`));
    for (const lang of LANGUAGES.toReversed()) {
      await context.addCookies([{ name: 'lang', value: lang, url: running.portalUrl }]);
      await office.goto(`/iia/view/${id}?tab=copies`);
      await expect(office.getByRole('row').nth(1)).toBeVisible();
      await expectAccessible(office, `the copies in ${lang}`);
      await expectNoOverflow(office, `the copies in ${lang}`);
    }
  });
  await test.step('the partner changes its copy, which the office takes over', async () => {
    await partner.reload();
    await partner.getByRole('button', { name: /^Change and notify: / }).click();
    await expectState(office, "The partner's copy differs from ours in 1 place.");
    faults.allow(/status of 499/);
    await expect(office.getByRole('link', { name: 'See everything that differs' })).toBeVisible();
    await takeFurtherStep(office, 'Approve and Notify Partner');
    await expect(office.getByText(/Partner's copy is different from ours/)).toBeVisible();
    const offer = office.getByRole('button', { name: "Take over the partner's values" });
    await offer.first().focus();
    await office.keyboard.press('Enter');
    await expectAccessible(office, 'the question before values are taken over');
    await office.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).press('Enter');
    await expect(office.getByText(/^Our agreement now says what the partner's copy says/)).toBeInViewport();
    await expect(office.getByText(/Partner's copy is different from ours/)).toHaveCount(0);
    await expect(office.getByText(/^Our agreement says what the partner's copy says, but/)).toBeVisible();
    await expect(offer).toHaveCount(0);
    await expectAccessible(office, 'an agreement with the values of the partner');
  });
  await test.step('both approve', async () => {
    await takeStep(office, 'Approve and Notify Partner');
    await expectState(office, 'Approved by us');
    await expectState(partner, 'Approved by partner');
    await partner.getByRole('button', { name: /^Approve: / }).click();
    await expectState(office, 'Approved by all');
    await expectState(partner, 'Approved by all');
  });
  await test.step('the office begins the termination, which it cannot approve alone, and takes it back', async () => {
    await takeFurtherStep(office, 'Initiate IIA Termination');
    await expect(office.getByText('CNR was successfully sent')).toBeVisible();
    await expect(office.getByText('Begun by us')).toBeVisible();
    await expect(office.getByText("It is the partner's turn")).toBeVisible();
    const approve = office.getByRole('button', { name: 'Approve IIA termination and Notify Partner' });
    await expect(approve).toBeDisabled();
    await expectAccessible(office, 'a termination that waits for the partner');
    await takeFurtherStep(office, 'Revert');
    await expect(office.getByText('Revert request successfully sent')).toBeVisible();
    await expect(office.getByText('Not terminated')).toBeVisible();
  });
  await test.step('the partner begins the termination, and both approve it', async () => {
    const terminate = partner.getByRole('button', { name: /^Initiate termination: / });
    await expectAfter(() => partner.reload(), terminate);
    await terminate.click();
    await expectState(office, 'Begun by the partner');
    await takeStep(office, 'Approve IIA termination and Notify Partner');
    await expect(office.getByText('Approval was successfully sent')).toBeVisible();
    const agree = partner.getByRole('button', { name: /^Approve termination: / });
    await expectAfter(() => partner.reload(), agree);
    await agree.click();
    await expectState(office, 'IIA Terminated');
  });
  faults.expectNone();
  await context.close();
});

test('the office gets the factsheet of a partner while it writes an agreement', async ({
  browser,
  running,
}) => {
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
