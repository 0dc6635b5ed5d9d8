import type { Page } from '@playwright/test';

/**
 * Calls the data API as the person who is signed in on the page, past the screens; to set the scene and to look behind it.
 *
 * Throws when the server refuses.
 */
export async function callApi<Reply>(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Reply> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'access_token');
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${cookie?.value ?? ''}` },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!response.ok())
    throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
  // The caller names the members that its test is about.
  return (await response.json()) as Reply;
}

export type Rows<Row> = { readonly value: readonly Row[]; readonly total: number };

/** Reads rows of a set. */
export function readRows<Row>(
  page: Page,
  set: string,
  query: Readonly<Record<string, string>>,
): Promise<Rows<Row>> {
  return callApi(page, 'GET', `/${set}?${new URLSearchParams({ $count: 'true', ...query }).toString()}`);
}
