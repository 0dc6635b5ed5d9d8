import type { Page } from '@playwright/test';

type KeptSession = { readonly at: number; readonly user: string };

/** Gives the session of the tabs of this browser, as one tab gives it to another. */
export function keptSession(page: Page): Promise<KeptSession> {
  return page.evaluate(
    () =>
      new Promise<KeptSession>((resolve) => {
        const channel = new BroadcastChannel('portal-session');
        channel.onmessage = ({ data }: MessageEvent<{ type: string; kept: KeptSession }>) => {
          if (data.type !== 'session') return;
          channel.close();
          resolve(data.kept);
        };
        channel.postMessage({ type: 'ask' });
      }),
  );
}

/**
 * Lets the token run out, as the tabs of this browser see it.
 *
 * - refreshToken: put in the place of the present one
 */
export async function expireToken(page: Page, refreshToken?: string): Promise<void> {
  const { at, user } = await keptSession(page);
  const expired = {
    // The identity library's own form.
    ...(JSON.parse(user) as object),
    expires_at: Math.floor(Date.now() / 1000) - 60,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
  };
  const copy = () => page.evaluate(() => sessionStorage.getItem('session'));
  const before = await copy();
  await page.evaluate(
    (kept) => {
      const channel = new BroadcastChannel('portal-session');
      channel.postMessage({ type: 'session', kept });
      channel.close();
    },
    { at: at + 1, user: JSON.stringify(expired) },
  );
  // One that cannot be renewed is over as soon as the page asks for anything: its copy may be there for a moment alone.
  const mayBeOver = refreshToken !== undefined;
  await page.waitForFunction(
    ([old, isEnough]) => {
      const now = sessionStorage.getItem('session');
      return now === null ? isEnough : now !== old;
    },
    [before, mayBeOver] as const,
  );
}

/** Value of the cookie with the token, as the browser sends it. */
export async function tokenCookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value;
}
