import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/workspace.ts';
import { PACKAGES } from './packages.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = globSync('mfe-*/src/**/*.{ts,tsx}', { cwd: ROOT });
const forms = sources.filter((file) => !/\.test\./.test(file) && /\buseRecordForm\(/.test(read(file)));
const tests = sources.filter((file) => /\/everyShape(\.dom)?\.test\.tsx?$/.test(file));

/** The feature that a form belongs to, as `mfe-admin/src/features/profile`. */
const featureOf = (file: string) => /^[^/]+\/src\/features\/[^/]+/.exec(file)?.[0] ?? file;

test('forms of records are found', () => {
  expect(forms.length).toBeGreaterThan(6);
});

describe.each(PACKAGES)('forms of %s', (id) => {
  test('are tried with records of every shape', () => {
    const untried = forms.filter((form) => form.startsWith(`${id}/`) && !isTried(form));
    expect(untried).toEqual([]);
  });
});

function isTried(form: string): boolean {
  const feature = featureOf(form);
  return tests.some((file) => {
    if (featureOf(file) === feature) return true;
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    return feature.startsWith(folder) && read(file).includes(`from './${feature.slice(folder.length)}/`);
  });
}
