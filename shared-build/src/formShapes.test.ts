import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = globSync('mfe-*/src/**/*.{ts,tsx}', { cwd: ROOT });
const forms = sources.filter((file) => !/\.test\./.test(file) && /\buseRecordForm\(/.test(read(file)));
const tests = sources.filter((file) => /\/everyShape(\.dom)?\.test\.tsx?$/.test(file));

/** The feature that a form belongs to, as `mfe-admin/src/features/profile`. */
const featureOf = (file: string) => /^[^/]+\/src\/features\/[^/]+/.exec(file)?.[0] ?? file;

describe('forms of records', () => {
  test('are found', () => {
    expect(forms.length).toBeGreaterThan(6);
  });

  test.each(forms)('are tried with records of every shape: %s', (form) => {
    const feature = featureOf(form);
    const isTried = tests.some((file) => {
      if (featureOf(file) === feature) return true;
      const folder = file.slice(0, file.lastIndexOf('/') + 1);
      return feature.startsWith(folder) && read(file).includes(`from './${feature.slice(folder.length)}/`);
    });
    expect(isTried).toBe(true);
  });
});
