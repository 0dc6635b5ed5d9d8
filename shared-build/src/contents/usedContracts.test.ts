import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { compilePart, writeSources } from '../../test/support/compileParts.ts';
import { fileURLToPath } from 'node:url';
import { CALLS as ALL_CALLS } from 'shared-contracts/calls.ts';
import { CALL_FILES, usedCalls } from './usedContracts.ts';

const CALLS = 'shared-contracts/src/notes/noteCalls.ts';

/** Compiles a module whose exposed file has the given code, beside the calls of the contracts, and tells what it asks the server for. */
async function usedBy(code: string, mode: 'production' | 'development' = 'production') {
  const folder = await writeSources({
    'package.json': '{"sideEffects":false}',
    'module.js': code,
    'unreached.js': `import { mailPartner } from './${CALLS}'; export const lost = mailPartner;`,
    'later.js': `import { removeNote } from './${CALLS}'; export const later = removeNote;`,
    [CALLS]: `
      export const NOTES = { description: 'shape' };
      export const listNotes = { path: '/iias/{id}/notes', reply: NOTES };
      export const addNote = { path: '/iias/{id}/notes' };
      export const mailPartner = { path: '/iias/{id}/mails' };
      export const removeNote = { path: '/notes/{id}' };`,
  });
  let used: readonly string[] | undefined;
  const look: WebpackPluginInstance = {
    apply: ({ hooks }) =>
      hooks.thisCompilation.tap('Look', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'Look', stage }, () => {
          used = usedCalls(compilation);
        });
      }),
  };
  await compilePart(folder, { name: 'sample', exposes: './module.js', takes: {} }, { mode, plugins: [look] });
  return used;
}

test('every call is declared in a file that is known for its calls', async () => {
  const files = [
    ...readFileSync(fileURLToPath(import.meta.resolve('shared-contracts/calls.ts')), 'utf8').matchAll(
      /from '(\.[^']+)'/g,
    ),
  ]
    .map(([, file = '']) => fileURLToPath(import.meta.resolve(`shared-contracts/${file.slice(2)}`)))
    .filter((file) => CALL_FILES.test(file));
  const declared = await Promise.all(files.map((file) => import(file) as Promise<object>));
  expect(Object.keys(ALL_CALLS).filter((name) => !declared.some((file) => name in file))).toEqual([]);
});

describe('usedCalls', () => {
  test('names the calls whose constants are used, wherever they stand, and no helper of theirs', async () => {
    const code = `import { listNotes, addNote } from './${CALLS}'; export default () => [listNotes, import('./later.js')];`;
    expect(await usedBy(code)).toEqual(['listNotes', 'removeNote']);
  });

  test('leaves out what is never reached', async () => {
    const code = "import { lost } from './unreached.js'; export default 1;";
    expect(await usedBy(code)).toEqual([]);
  });

  test('takes all where code takes them as a whole', async () => {
    const code = `import * as calls from './${CALLS}'; export default Object.keys(calls);`;
    expect(await usedBy(code)).toEqual(['addNote', 'listNotes', 'mailPartner', 'removeNote']);
  });

  test('names the sets that are asked for by their names', async () => {
    const code =
      "export default (api) => [api.save('MobilityDepartments', {}), api.list({ set: \"Users\" }), 'MobilityDepartmentsOther'];";
    expect(await usedBy(code)).toEqual(['MobilityDepartments', 'Users']);
  });

  test('says nothing where the build leaves nothing out, as while somebody develops', async () => {
    expect(
      await usedBy(`import { listNotes } from './${CALLS}'; export default listNotes;`, 'development'),
    ).toBe(undefined);
  });
});
