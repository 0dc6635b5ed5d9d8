import { expect, type Page } from '@playwright/test';
import { readRows } from './dataApi.ts';

/** Opens the portal where it is not open yet, so that calls have a token, and gives the id of the newest agreement of the sample that fits a filter. */
export async function findAgreement(page: Page, filter: string): Promise<number> {
  if (page.url() === 'about:blank') {
    await page.goto('/401');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const { value } = await readRows<{ id: number }>(page, 'MobilityAgreements', {
    $filter: `isDeleted eq false and ${filter}`,
    $select: 'id',
    $orderby: 'id desc',
    $top: '1',
  });
  expect(value.length, filter).toBe(1);
  return value[0]?.id ?? 0;
}
