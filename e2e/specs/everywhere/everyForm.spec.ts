import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stateFile } from '../../support/session/accounts.ts';
import { changedPaths } from '../../support/records/compareRecords.ts';
import { FORM_WALKS, FORMS_WITHOUT_RECORD } from '../../support/forms/formWalks.ts';
import { REPOSITORY } from '../../support/places.ts';
import { expect, test } from '../../support/test.ts';

const MAKES_FORM = /\buse(?:Record|Followed|Edited)?Form[(<]/;

test('every form of the portal is walked below', () => {
  const sources = globSync('{shell,mfe-*}/src/**/*.{ts,tsx}', { cwd: REPOSITORY }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const forms = sources.filter((file) => MAKES_FORM.test(readFileSync(path.join(REPOSITORY, file), 'utf8')));
  expect(forms.toSorted()).toEqual([...Object.keys(FORM_WALKS), ...FORMS_WITHOUT_RECORD].toSorted());
});

test('what is opened and changed in one place, is stored with that alone changed: every form, with records of the sample', async ({
  browser,
}) => {
  const accounts = [...new Set(Object.values(FORM_WALKS).map(({ account }) => account))];
  for (const account of accounts) {
    const context = await browser.newContext({ storageState: stateFile(account) });
    const page = await context.newPage();
    await page.goto('/profile');
    for (const [form, walk] of Object.entries(FORM_WALKS)) {
      if (walk.account !== account) continue;
      await test.step(form, async () => {
        const { read, change } = await walk.begin(page);
        const before = await read();
        await change();
        expect(changedPaths(before, await read()), form).toEqual([walk.changed]);
      });
    }
    await context.close();
  }
});
