import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectNoOverflow } from '../../support/looks/expectAccessible.ts';
import { PUBLIC_SCREENS } from '../../support/screens/screens.ts';
import { expect, test } from '../../support/test.ts';

const [LIST, FRAME] = PUBLIC_SCREENS;

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a visitor reads what the page is, filters it, opens a destination, and changes the language', async ({
    page,
  }) => {
    await page.goto('/public/destinations');
    await expect(page).toHaveURL(LIST.path.en);
    await expect(page.getByRole('heading', { level: 1, name: LIST.title.en })).toBeVisible();
    await expect(page.getByText('You need not sign in to read it.')).toBeVisible();
    const total = page.getByText(/^Total number of destinations: \d+$/);
    const all = await total.innerText();
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'English' });
    await page.getByRole('combobox', { name: 'Level that I have' }).selectOption('B1');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/language=\d+&level=B1/);
    await expect(total).not.toHaveText(all);
    await expectNoOverflow(page, 'public list at 360 px');

    await page.getByRole('link', { name: 'Ελληνικά' }).click();
    await expect(page).toHaveURL(/\/public\/el\/destinations\?language=\d+&level=B1/);
    await expect(page.getByRole('heading', { level: 1, name: LIST.title.el })).toBeVisible();
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const name = await first.innerText();
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { level: 2, name: 'Προθεσμίες του εταίρου' })).toBeVisible();
    await expectNoOverflow(page, 'public destination at 360 px');
    await expect(
      page.getByRole('link', { name: 'Σύνδεση και συνέχεια με αυτόν τον προορισμό' }),
    ).toHaveAttribute('href', /^\/destinations\/\d+/);
  });

  test('a filter that leaves nothing says so, and one that makes no sense is none', async ({ page }) => {
    await page.goto(`${LIST.path.en}?text=qxwvqxwv`);
    await expect(page.getByText(/^No destination matches/)).toBeVisible();
    await page.goto(`${LIST.path.en}?department=x&language=-1&level=Z9&page=0&text[]=%00`);
    await expect(page.getByText(/^Total number of destinations: [1-9]/)).toBeVisible();
  });
});

test('search engines and previews find who, what and both languages', async ({ page }) => {
  const headers = (await page.goto(LIST.path.en))?.headers() ?? {};
  const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data)).toMatchObject({ '@type': 'CollectionPage', mainEntity: { '@type': 'ItemList' } });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/public\/en\/destinations$/);
  await expect(page.locator('link[hreflang=el]')).toHaveAttribute('href', /\/public\/el\/destinations$/);
  for (const name of ['og:title', 'og:description', 'og:url'])
    await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /\S/);
  expect(headers['cache-control']).toContain('public, max-age=300');
  expect(headers['etag']).toBeTruthy();
});

test.describe('on the page of a department', () => {
  // One port was named to the portal.
  test.describe.configure({ mode: 'default' });
  /** The one that the portal was told of, and one that it was not. */
  let named: Department;
  let other: Department;

  test.beforeAll(async ({ baseURL }) => {
    named = await openDepartment(baseURL ?? '', Number(process.env['E2E_FRAME_PORT']));
    other = await openDepartment(baseURL ?? '', 0);
  });
  test.afterAll(() => {
    for (const { server } of [named, other]) server.close();
  });

  test('the list stands in a frame, its links lead out of it, and scripts read the feed', async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(`${named.origin}${FRAME.path.el}`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1, name: FRAME.title.el })).toBeVisible();
    const feed = await request.get('/public/destinations.json');
    const { destinations } = (await feed.json()) as { destinations: readonly object[] };
    expect(destinations.length).toBeGreaterThan(10);
    await expect(page.getByText(`read ${destinations.length}`)).toBeVisible();
    const first = frame.getByRole('heading', { level: 2 }).first().getByRole('link');
    const name = await first.innerText();
    await first.click();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/public/el/destinations/\\d+`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('nothing else stands in a frame, nor the list in one of pages that the university did not name', async ({
    page,
    allowFaults,
  }) => {
    allowFaults(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/);
    for (const address of [`${named.origin}${LIST.path.en}`, `${other.origin}${FRAME.path.en}`]) {
      await page.goto(address);
      await expect(page.getByText(/^read \d+$/)).toBeVisible();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
    }
  });
});

type Department = { readonly origin: string; readonly server: Server };

/** Serves pages of another origin than the portal, each with the portal's page of the same address in a frame, and with a script that reads the feed. - port: 0 for any */
async function openDepartment(portal: string, port: number): Promise<Department> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Department</title><h1>Department</h1>
      <iframe src="${portal}${request.url}" title="Destinations" width="100%" height="600"></iframe><output></output>
      <script>
        fetch('${portal}/public/destinations.json').then((answer) => answer.json()).then(({ destinations }) => {
          document.querySelector('output').textContent = 'read ' + destinations.length;
        });
      </script></html>`);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${taken}`, server };
}
