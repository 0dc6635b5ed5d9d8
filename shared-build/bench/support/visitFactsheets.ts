import type { Browser, BrowserContextOptions } from '@playwright/test';

/** The module that the visits open. */
export const VISITED_MODULE = 'mfe-factsheets';
const VISIT_LIMIT_MS = 60_000;

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * What a person saw who opened the module in a browser that had never been there.
 *
 * - asked: the browser asked for files of the release
 * - page: the list, in that release or an earlier one, or that the module is not available
 */
export type FactsheetVisit = {
  readonly asked: boolean;
  readonly page: 'release' | 'earlier' | 'error';
  /** Milliseconds since 1970. */
  readonly endedAt: number;
};

/** Signs somebody in, and gives what a browser keeps then but for the registry and the draw. */
export async function signedInState(browser: Browser, origin: string, account: string): Promise<Session> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.locator('[name=username]').fill(account);
  await page.locator('[name=password]').fill(account);
  await page.locator('[name=password]').press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: VISIT_LIMIT_MS });
  const state = await context.storageState();
  await context.close();
  const isOfPerson = ({ name }: { readonly name: string }) => !['registry', 'release-draw'].includes(name);
  const origins = state.origins.map((one) => ({
    ...one,
    localStorage: one.localStorage.filter(isOfPerson),
  }));
  return { ...state, origins };
}

/** Opens the module's list in a browser of its own; waits until what failed has been told. */
export async function visitFactsheets(
  browser: Browser,
  origin: string,
  session: Session,
  release: string,
): Promise<FactsheetVisit> {
  const context = await browser.newContext({ locale: 'en-GB', storageState: session });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(VISIT_LIMIT_MS);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    const told = page.waitForResponse((answer) => answer.url().endsWith('/ModuleReports')).catch(() => null);
    await page.goto(`${origin}/factsheets`);
    const list = page.getByRole('table', { name: 'Partner factsheets' });
    const error = page.getByRole('heading', { name: 'This part of the portal could not be loaded' });
    await list.or(error).first().waitFor();
    const hasAsked = [...asked].some((address) => address.includes(`/${VISITED_MODULE}/${release}/`));
    const isEarlier = await page.getByText('has been running in an earlier version').isVisible();
    const isError = await error.isVisible();
    const endedAt = Date.now();
    // What goes well is told after some seconds, and is not waited for; the page tells it when it is left.
    if (isEarlier || isError) await told;
    return { asked: hasAsked, page: isError ? 'error' : isEarlier ? 'earlier' : 'release', endedAt };
  } finally {
    await context.close();
  }
}
