import { expect, test } from '../../support/test.ts';

test('the portal sends a strict policy with its page', async ({ request }) => {
  const response = await request.get('/', { headers: { Accept: 'text/html' } });
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-');
  expect(policy).not.toMatch(/script-src[^;]*\*/);
  expect(response.headers()['x-content-type-options']).toBe('nosniff');
});

test.describe('the office', () => {
  test.use({ account: 'iro' });

  // That no screen breaks the policy, every test says: it fails over a breach.
  test('cannot be made to run a script that somebody slips in', async ({ page, allowFaults }) => {
    allowFaults(/security policy|Content Security Policy|requires 'Trusted/i);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'globalThis.slippedIn = true;';
        document.body.append(script);
        const image = document.createElement('div');
        image.innerHTML = '<img src="x:" onerror="globalThis.slippedIn = true">';
        document.body.append(image);
      })
      .catch(() => undefined);
    expect(await page.evaluate(() => 'slippedIn' in globalThis)).toBe(false);
  });
});
