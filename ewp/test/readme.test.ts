import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleOfReadme, readAgreement } from './support/readAgreement.ts';

const FOLDER = path.resolve(import.meta.dirname, '..');
const EXAMPLE = 'examples/readAgreement.ts';

test('the README shows the example as it is', () => {
  expect(exampleOfReadme()).toBe(readFileSync(path.join(FOLDER, EXAMPLE), 'utf8'));
});

test('the example reads an agreement of a partner, once the registry lists its key', async () => {
  const { said, calls, isKeyKept } = await readAgreement({
    node: process.execPath,
    folder: FOLDER,
    file: EXAMPLE,
  });
  expect(said).toContain('studentStudies');
  expect(said).not.toContain('Do not approve');
  expect(isKeyKept).toBe(true);
  expect(said).toContain("sendingHeiId: 'uni-");
  expect(calls).toMatchObject([{ api: 'iias-get', heiIds: ['uni.example'], status: 200 }]);
});
