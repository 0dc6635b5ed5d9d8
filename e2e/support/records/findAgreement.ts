import { expect, type Page } from '@playwright/test';
import { readRows } from './dataApi.ts';

/**
 * Opens the portal where it is not open yet, so that calls have a token, and gives the id of the newest or oldest agreement that
 * fits a filter. The newest draft may be one that a test beside this one deletes again.
 */
export async function findAgreement(
  page: Page,
  filter: string,
  order: 'newest' | 'oldest' = 'newest',
): Promise<number> {
  if (page.url() === 'about:blank') {
    await page.goto('/401');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const { value } = await readRows<{ id: number }>(page, 'MobilityAgreements', {
    $filter: `isDeleted eq false and ${filter}`,
    $select: 'id',
    $orderby: order === 'newest' ? 'id desc' : 'id',
    $top: '1',
  });
  expect(value.length, filter).toBe(1);
  return value[0]?.id ?? 0;
}
