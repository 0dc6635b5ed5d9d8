import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { REPOSITORY } from '../../support/places.ts';
import { expect, test } from '../../support/test.ts';

const FILE = path.join(REPOSITORY, 'shared-build/src/dev/compileErrors.ts');
const SCRIPT = stripTypeScriptTypes(readFileSync(FILE, 'utf8')).replace('export {};', '');
const ERROR = './src/module.tsx 12:4\nExpected ";" but found "<b>"';

/** What the client of the development server posts to its page. */
async function tell(page: Page, type: string, data?: readonly string[]): Promise<void> {
  await page.evaluate((message) => window.postMessage(message, '*'), { type, data });
}

test.describe('page of a module that is developed', () => {
  test('shows file, line and message of what does not compile, of the newest build alone, and no longer once it compiles', async ({
    page,
  }) => {
    // Under the portal's own policy for content.
    await page.goto('/401');
    await page.evaluate(SCRIPT);
    await tell(page, 'webpackErrors', ['an earlier one']);
    await tell(page, 'webpackErrors', [ERROR, './src/moduleId.ts\nNo such file']);
    await expect(page.getByRole('alert')).toHaveText(`${ERROR}\n\n./src/moduleId.ts\nNo such file`, {
      useInnerText: true,
    });
    await expect(page.getByText('This module does not compile')).toBeVisible();

    for (const type of ['webpackOk', 'webpackStillOk', 'webpackWarnings']) {
      await tell(page, 'webpackErrors', [ERROR]);
      await expect(page.getByRole('alert')).toBeVisible();
      await tell(page, type, []);
      await expect(page.getByRole('alert'), type).toHaveCount(0);
    }
  });
});
