import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compilePart, writeSources } from '../../test/support/compileParts.ts';
import { offeredExports, offeredScripts, usedExports } from './sharedExports.ts';

const CONSUMED = { singleton: true, strictVersion: true, requiredVersion: '^1.0.0', import: false } as const;

/** Compiles a module whose exposed file has the given code, and tells what it uses. */
async function usedBy(code: string, more: Readonly<Record<string, string>> = {}) {
  const folder = await writeSources({ 'module.js': code, ...more });
  const compilation = await compilePart(folder, {
    name: 'sample',
    exposes: './module.js',
    takes: { list: CONSUMED, core: CONSUMED },
  });
  return usedExports(compilation);
}

describe('usedExports', () => {
  test('names what is imported, by the entry point, wherever it stands in the code', async () => {
    const used = await usedBy(
      "import { Table, Row as Line } from 'list'; import { page } from './page.js'; export default [Table, Line, page];",
      {
        'page.js':
          "import { Table } from 'list'; import { Icon } from 'core'; export const page = [Table, Icon];",
      },
    );
    expect(used).toEqual({ core: ['Icon'], list: ['Row', 'Table'] });
  });

  test('leaves out what is imported and not used, and what is never reached', async () => {
    const used = await usedBy(
      "import { Table, Row } from 'list'; import { kept } from './parts.js'; export default [Table, kept];",
      {
        'package.json': '{"sideEffects":false}',
        'parts.js': "export { kept } from './kept.js'; export { lost } from './lost.js';",
        'kept.js': 'export const kept = 1;',
        'lost.js': "import { Icon } from 'core'; export const lost = Icon;",
      },
    );
    expect(used).toEqual({ list: ['Table'] });
  });

  test('names what is passed on, and what is reached through the whole of it', async () => {
    const used = await usedBy(
      "export { Table } from 'list'; import * as core from 'core'; export default core.Icon;",
    );
    expect(used).toEqual({ core: ['Icon'], list: ['Table'] });
  });

  test('names what is called through the whole of it', async () => {
    const used = await usedBy("import * as list from 'list'; export default list.createTable(list.Row);");
    expect(used).toEqual({ list: ['Row', 'createTable'] });
  });

  test.each([
    ['taken as a whole', "import * as list from 'list'; export default Object.keys(list);"],
    ['asked for later', "export default () => import('list');"],
  ])('knows no names of what is %s', async (_how, code) => {
    expect(await usedBy(code)).toEqual({ list: ['*'] });
  });

  test('names what is asked for later by its name', async () => {
    const code = "export default async () => { const { Table } = await import('list'); return Table; };";
    expect(await usedBy(code)).toEqual({ list: ['Table'] });
  });
});

describe('offeredExports', () => {
  test('names what the shell’s entry points give, also what they pass on, whether the shell itself uses it or not', async () => {
    const folder = await writeSources({
      'main.js': "import { Table } from './list.js'; window.table = Table; import('./core.js');",
      'list.js': "export * from './row.js'; export const Table = 1;",
      'row.js': 'export const Row = 2; export const Cell = 3;',
      'core.js': 'export const Icon = 4;',
      'unknown.js': 'module.exports = window.something;',
    });
    const provided = (shareKey: string, eager: boolean) => ({ shareKey, version: '1.0.0', eager }) as const;
    const compilation = await compilePart(
      folder,
      {
        name: 'shell',
        offers: {
          [join(folder, 'list.js')]: provided('list', true),
          [join(folder, 'core.js')]: provided('core', false),
          [join(folder, 'unknown.js')]: provided('unknown', false),
        },
      },
      { entry: { main: './main.js' } },
    );
    const versions = { list: '1.0.0', core: '2.0.0' };
    expect(offeredExports(compilation, versions)).toEqual({
      'core@1': ['Icon'],
      list: ['Cell', 'Row', 'Table'],
    });
    const scripts = offeredScripts(compilation, versions, ['main.js']);
    expect(Object.keys(scripts)).toEqual(['core@1', 'unknown@1']);
    for (const files of Object.values(scripts)) expect(files).toEqual([expect.stringMatching(/\.js$/)]);
  });
});
