import { findAgreement } from '../../support/records/findAgreement.ts';
import { openInside } from '../../support/screens/openInside.ts';
import { expect, test } from '../../support/test.ts';

test.describe('the office on a phone', () => {
  test.use({ account: 'iro', viewport: { width: 360, height: 740 } });

  test('sees that tabs run off, and the one that is chosen by key, and edits a row in fields of one width below one another', async ({
    page,
  }) => {
    await openInside(page, `/iia/view/${await findAgreement(page, 'status/id eq 3')}`);
    const tabs = page.getByRole('tablist');
    const maskOf = () => tabs.evaluate((row) => getComputedStyle(row).maskImage);
    await expect.poll(maskOf).toContain('to left');
    await tabs.getByRole('tab').first().focus();
    await page.keyboard.press('End');
    await expect(tabs.getByRole('tab').last()).toBeFocused();
    await expect(tabs.getByRole('tab').last()).toBeInViewport({ ratio: 0.9 });
    await expect.poll(maskOf).toContain('to right');
    await page.keyboard.press('Home');
    await expect(tabs.getByRole('tab').first()).toBeInViewport({ ratio: 0.9 });

    await openInside(page, '/ects-coordinators');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ECTS Coordinators');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const fields = page.getByRole('table').locator('input');
    await expect(fields).toHaveCount(7);
    const boxes = await fields.evaluateAll((inputs) =>
      inputs.map((input) => {
        const { left, right, top } = (input.parentElement ?? input).getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right), top: Math.round(top) };
      }),
    );
    expect(new Set(boxes.map(({ left, right }) => `${left}-${right}`)).size).toBe(1);
    expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).toSorted((a, b) => a - b));
  });
});
