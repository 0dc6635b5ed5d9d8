import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signIn } from '../../support/session/accounts.ts';
import { mailsIn } from '../../support/records/mails.ts';
import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { watchFaults } from '../../support/faults.ts';
import { attachPhotos } from '../../support/screens/photos.ts';
import { startOwnPortal, type OwnPortal } from '../../support/portal/ownPortal.ts';
import { expect, test } from '../../support/test.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
    '3 0 obj<</Type/Page/MediaBox[0 0 200 200]/Parent 2 0 R/Resources<<>>>>endobj\ntrailer<</Root 1 0 R>>',
);
const PHOTOGRAPHED = 'Copy of the academic ID';
const REQUIRED_FILES = [
  'Short CV (Europass)',
  PHOTOGRAPHED,
  'Motivation letter and proposed study plan',
  'Language certificate or attestation',
];

// A submitted application keeps its student from another one: nobody else uses this portal.
let running: OwnPortal;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-e2e-'));
  running = await startOwnPortal({ E2E_DATA_DIR: dataDir }, (said) => /^The portal is at/m.exec(said)?.[0]);
});
test.afterAll(() => running.stop());

test('a student fills in the whole form, attaches the files and submits, and the office validates it', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: running.portalUrl,
    viewport: { width: 1440, height: 900 },
  });
  const faults = await watchFaults(context);
  const page = await context.newPage();
  await signIn(page, 'student2', '/application/outgoing/student/new');

  await test.step('who one is and what one studies', async () => {
    await expect(stepHeading(page, 'Personal data')).toBeVisible();
    await page.getByRole('radio', { name: 'Male', exact: true }).click();
    await fill(page, {
      'Date of birth': '05/07/2003',
      "Father's name": 'Nikolaos',
      "Mother's name": 'Eleni',
      'Identity card or passport number': 'AB 123456',
      'Date of issue': '01/03/2020',
      'Issuing authority': 'T.A. Volou',
      'Tax identification number': '094259216',
      'Social security number': '05070301234',
      'Home phone': '+302310000000',
      'Mobile phone': '+306900000000',
      'Phone at this address': '+302310000001',
      'Emergency contact': 'Maria Example',
      'Phone of the emergency contact': '+306900000001',
    });
    await page
      .getByRole('textbox', { name: /^Street and number/ })
      .first()
      .fill('Egnatia 1');
    await page
      .getByRole('textbox', { name: /^Postal code/ })
      .first()
      .fill('54636');
    await choose(page, /^Country of birth/, 'Greece');
    await choose(page, /^Citizenship/, 'Greece');
    // The second country is that of the permanent address, and so is the second city.
    await choose(page, /^Country/, 'Greece', 1);
    await choose(page, /^Tax office/, '');
    for (const place of [0, 1]) {
      const city = page.getByRole('combobox', { name: /^City/ }).nth(place);
      await city.fill('Volos');
      await city.press('Tab');
    }
    await next(page, 'Current studies');
    await choose(page, /^Department/, 'School of Informatics');
    await page.getByRole('combobox', { name: /^Study cycle/ }).selectOption({ label: 'Postgraduate' });
    await page.getByRole('combobox', { name: /^Year in which/ }).selectOption('2022');
    await fill(page, { 'Diploma title': 'MSc Informatics', 'Current semester': '5', 'Semester during': '7' });
    await next(page, 'Preferred mobility');
  });

  await test.step('where one would like to go', async () => {
    for (const field of [/^Country/, /^Institution/, /^Responsible person/]) await choose(page, field, '');
    await page.getByRole('radio', { name: /^Winter semester/ }).click();
    await page.getByRole('radio', { name: '1 semester' }).click();
    await page.getByRole('combobox', { name: /^Months/ }).selectOption('5');
    await expectAccessible(page, 'the preferred mobility');
    await next(page, 'Language skills');
    await next(page, 'Mobility funding');
    await next(page, 'Previous mobility and comments');
    await page.getByRole('radio', { name: 'No' }).first().click();
    await next(page, 'Attached files');
  });

  await test.step('the files', async () => {
    for (const name of REQUIRED_FILES) {
      const slot = page.getByRole('group', { name: new RegExp(`^${name.replace(/[()]/g, '.')}`) });
      if (name === PHOTOGRAPHED) {
        await attachPhotos(slot);
        continue;
      }
      await slot.locator('input[type=file]').setInputFiles({
        name: `${name} του Ο'Νιλ.pdf`,
        mimeType: 'application/pdf',
        buffer: PDF,
      });
      await slot.getByRole('button', { name: /^Upload/ }).click();
      await expect(slot.getByRole('button', { name: /^Delete/ })).toBeVisible();
    }
    // Chosen and not uploaded: it goes along with "Next".
    await page
      .getByRole('group', { name: /^Bachelor transcript/ })
      .locator('input[type=file]')
      .setInputFiles({ name: 'transcript.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(page.getByText(/^Not uploaded yet/)).toBeVisible();
    await expectAccessible(page, 'the files');
    await next(page, 'Affirmation');
    await page.goBack();
    await expect(stepHeading(page, 'Attached files')).toBeVisible();
    await expect(page.getByText('transcript.pdf')).toBeVisible();
    await next(page, 'Affirmation');
  });

  await test.step('the statements, and everything once more', async () => {
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    await expect(submit).toBeDisabled();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await submit.click();
    await expect(page.getByText('Nothing is missing.', { exact: false })).toBeVisible();
    await expectAccessible(page, 'everything before it is sent');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(page, 'everything before it is sent');
    await page.getByRole('button', { name: 'Submit the application' }).click();
    await expect(page).toHaveURL('/application/outgoing/list');
    await expect(page.getByText(/^Application number \d+$/)).toBeVisible();
    await expect(page.getByText(/there is nothing you have to do now/)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a mail confirms it, with its number and its PDF', async () => {
    const number = /\d+/.exec(await page.getByText(/^Application number \d+$/).innerText())?.[0] ?? '';
    await expect.poll(() => mailsIn(dataDir)).toHaveLength(1);
    const [mail = ''] = await mailsIn(dataDir);
    expect(mail).toContain(`Application ${number} for `);
    expect(mail).toMatch(/filename=Application_\d{4}_\d+\.pdf/);
    // Bytes of a PDF, as mails have them.
    expect(mail).toContain(Buffer.from('%PDF-1.3').toString('base64').slice(0, 8));
  });

  await test.step('another one is not to be had, and the office validates it', async () => {
    const number = /\d+/.exec(await page.getByText(/^Application number \d+$/).innerText())?.[0] ?? '';
    const address = await page.getByRole('link', { name: 'View', exact: true }).first().getAttribute('href');
    await page.goto('/application/outgoing/student/new');
    await expect(page).toHaveURL('/401');
    const office = await browser.newContext({
      baseURL: running.portalUrl,
      viewport: { width: 1440, height: 900 },
    });
    const officePage = await office.newPage();
    await signIn(officePage, 'iro', `${address?.replace('/view/', '/edit/')}?step=affirmation`);
    await officePage.getByRole('button', { name: 'Validate', exact: true }).click();
    await expect(officePage).toHaveURL('/application/outgoing/list');
    await officePage.getByLabel('Application Number', { exact: true }).fill(number);
    await expect(officePage.getByRole('row', { name: /Apostolidis/ }).first()).toContainText('Validated');
    await office.close();
  });
  faults.expectNone();
  await context.close();
});

function stepHeading(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name });
}

async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(stepHeading(page, step)).toBeVisible();
}

/** Fills in fields by the beginning of their names. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page
      .getByRole('textbox', { name: new RegExp(`^${name}`) })
      .first()
      .fill(value);
}

/** Chooses the first option that has the text. */
async function choose(page: Page, field: RegExp, text: string, place = 0): Promise<void> {
  const combobox = page.getByRole('combobox', { name: field }).nth(place);
  await combobox.click();
  await combobox.pressSequentially(text);
  await page.locator('[role=option]').filter({ hasText: text }).first().click();
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
}
