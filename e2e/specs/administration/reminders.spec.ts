import { expectAccessible, expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { expect, test } from '../../support/test.ts';

test.describe('a student', () => {
  test.use({ account: 'student2' });

  test('goes from the profile to the reminders, asks for mails, finds it so, and turns them off', async ({
    page,
  }) => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Reminders' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My reminders');
    await expect(page.getByRole('heading', { level: 2, name: 'Reminders' })).toBeVisible();
    const mail = page.getByRole('checkbox', { name: 'Remind me by mail too' });
    await mail.check();
    await page.getByRole('radio', { name: 'Ελληνικά' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your reminders were saved')).toBeVisible();
    await page.reload();
    await expect(mail).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Ελληνικά' })).toBeChecked();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `reminders at ${width} px`);
      await expectNoOverflow(page, `reminders at ${width} px`);
    }
    await mail.uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  });
});
