import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPTS = join(ROOT, 'scripts');

/** Calls of `pnpm` in code, as in `['--filter', 'e2e', 'run', 'x']`. */
const CALL = /(?:'--filter',\s*'([\w-]+)',\s*)?'run',\s*'([\w:-]+)'/g;

function scriptsOf(folder: string): readonly string[] {
  const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  return Object.keys(scripts);
}

test('whatever npm start, npm test and the pipelines run, there is', () => {
  const calls = readdirSync(SCRIPTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) =>
      [...readFileSync(join(SCRIPTS, file), 'utf8').matchAll(CALL)].map(([, folder = '.', name = '']) => ({
        file,
        folder,
        name,
      })),
    );
  expect(calls.map(({ file, name }) => `${file} ${name}`)).toEqual(
    expect.arrayContaining(['start.mjs build', 'start.mjs registry', 'lib/tests/stages.mjs e2e']),
  );
  expect(calls.filter(({ folder, name }) => !scriptsOf(folder).includes(name))).toEqual([]);
});
