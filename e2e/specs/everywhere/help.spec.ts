import { HELP_PATH, NEWS_PATH } from 'shared-contracts/portal/publicPages.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the help of the office', () => {
  test.use({ account: 'iro' });

  test('tells the year and the tasks of the reader first, shows pictures, and leads to the screens', async ({
    page,
  }) => {
    await page.goto(HELP_PATH);
    const headings = page.getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([
      'Calendar of the year',
      'What you can do in the office',
      'For students',
      'For faculty',
      'Words of the trade',
      'If this does not help',
    ]);
    await expect(page.getByRole('region', { name: 'Calendar of the year' })).toContainText(
      /31 January \d{4}/,
    );
    const picture = page.getByRole('img', { name: /^The list of agreements/ });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    await page.getByRole('link', { name: 'Open this page: New agreement' }).click();
    await expect(page).toHaveURL(/\/iia\/form$/);
  });

  test('is found by the search, and opens at the article', async ({ page }) => {
    await page.goto('/departments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Departments');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search the portal' }).fill('partner begins');
    await page.getByRole('option', { name: /^Take over an agreement/ }).click();
    await expect(page).toHaveURL(/\/help#incoming-agreement$/);
    await expect(
      page.getByRole('heading', { name: 'Take over an agreement that a partner begins' }),
    ).toBeFocused();
  });
});

test.describe('what is new', () => {
  test.describe('for a student', () => {
    test.use({ account: 'student' });

    test('has no word of pages that they may not open', async ({ page }) => {
      await page.goto('/factsheets');
      await page.getByRole('contentinfo').getByRole('link', { name: 'What is new' }).click();
      await expect(page.getByRole('article', { name: 'Where can I go' })).toBeVisible();
      await expect(page.getByRole('article', { name: 'Work on many agreements at once' })).toHaveCount(0);
    });
  });

  test.describe('for the office', () => {
    test.use({ account: 'iro' });

    test('is found by the search, and leads to its page', async ({ page }) => {
      await page.goto('/departments');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Departments');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search the portal' }).fill('many agreements one step');
      await page.getByRole('option', { name: /^Work on many agreements at once/ }).click();
      await expect(page).toHaveURL(new RegExp(`${NEWS_PATH}#mfe-agreements-many-at-once$`));
      const article = page.getByRole('article', { name: 'Work on many agreements at once' });
      await expect(article.getByRole('heading')).toBeFocused();
      await article.getByRole('link', { name: 'Open this page: Bulk jobs' }).click();
      await expect(page).toHaveURL(/\/iia\/bulk$/);
    });
  });
});

test.describe('the tour', () => {
  test.use({ account: 'iro' });

  test('is offered until it is taken or declined, never begins by itself, and is found again from the help', async ({
    page,
  }) => {
    let isKnown = false;
    await page.route('**/api/Users/Me/tour', async (route) => {
      if (route.request().method() === 'POST') isKnown = true;
      await route.fulfill({ json: { isKnown } });
    });
    await page.goto('/departments');
    // The focus comes back to a page that is there.
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const offer = page.getByRole('button', { name: 'Take a look around' }).filter({ visible: true });
    await expect(offer).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await offer.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'The menu' })).toBeVisible();
    for (const step of ['Search', 'What waits', 'The agreements', 'The language', 'You, and help']) {
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('dialog', { name: step })).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('heading', { name: step })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => isKnown).toBe(true);
    await expect(offer).toHaveCount(0);

    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('link', { name: 'Help' }).first().click();
    await page.getByRole('button', { name: 'Take a look around' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('button', { name: 'Take a look around' })).toBeFocused();
  });
});

test.describe('the help of a student', () => {
  test.use({ account: 'student' });

  test('has what a student does, and nothing of the office', async ({ page }) => {
    await page.goto('/application/outgoing/list');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveTitle('Help – Mobility Portal');
    await expect(page.getByRole('heading', { name: 'What you can do as a student' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Write a new agreement' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Calendar of the year' })).toContainText(
      'Applications for long-term studies',
    );
  });
});
