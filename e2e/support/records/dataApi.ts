import { type APIRequestContext, type Cookie, type Page, request, test } from '@playwright/test';
import { TOKEN_COOKIE } from 'shared-contracts/session/session.ts';
import { type Account, readSignedIn } from '../session/accounts.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Calls the data API as the person who is signed in on a page, or as an account, which needs no page; past the screens, to set the scene and to look
 * behind it.
 *
 * Throws when the server refuses.
 */
export async function callApi<Reply>(
  caller: Page | Account,
  method: Method,
  path: string,
  body?: object,
): Promise<Reply> {
  if (typeof caller !== 'string')
    return call(caller.request, await caller.context().cookies(), method, path, body);
  const { baseURL } = test.info().project.use;
  const api = await request.newContext(baseURL === undefined ? {} : { baseURL });
  try {
    return await call(api, readSignedIn(caller).cookies, method, path, body);
  } finally {
    await api.dispose();
  }
}

async function call<Reply>(
  api: APIRequestContext,
  cookies: readonly Pick<Cookie, 'name' | 'value'>[],
  method: Method,
  path: string,
  body: object | undefined,
): Promise<Reply> {
  const cookie = cookies.find(({ name }) => name === TOKEN_COOKIE);
  const response = await api.fetch(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${cookie?.value ?? ''}` },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!response.ok())
    throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
  // The caller names the members that its test is about.
  return (await response.json()) as Reply;
}

/** Gives the id of the record that a page is about to save: other tests of the same account make newer ones meanwhile. */
export async function savedBy(page: Page, set: string): Promise<number> {
  const answer = await page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && new URL(reply.url()).pathname === `/api/${set}`,
  );
  // Of the contract: whatever is saved is answered with its id.
  return ((await answer.json()) as { readonly id: number }).id;
}

export type Rows<Row> = { readonly value: readonly Row[]; readonly total: number };

/** Reads rows of a set. */
export function readRows<Row>(
  caller: Page | Account,
  set: string,
  query: Readonly<Record<string, string>>,
): Promise<Rows<Row>> {
  return callApi(caller, 'GET', `/${set}?${new URLSearchParams({ $count: 'true', ...query }).toString()}`);
}
