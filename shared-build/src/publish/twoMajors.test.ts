import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { consumedOption, providedOption } from '../sharing/sharePolicy.ts';
import { compilePart, writeSources } from '../../test/support/compileParts.ts';
import { runInPage } from '../../test/support/runInPage.ts';

const LIST = 'shared-ui/list';

type Exposed = { readonly default: string };
type OpenModule = (name: string) => Promise<Exposed>;

/** Builds a shell that offers a list in two majors, both of which show the same context, and opens modules on its page. */
async function openPage(ranges: Readonly<Record<string, string>>): Promise<OpenModule> {
  const folder = await writeSources({
    'shell.js': `import { language } from './context.js';
      language.now = 'el';
      window.openModule = async (name) => {
        const entry = 'https://portal.example/' + name + '/entry.js';
        const script = Object.assign(document.createElement('script'), { src: entry });
        await new Promise((onload, onerror) => {
          Object.assign(script, { onload, onerror });
          document.head.appendChild(script);
        });
        await __webpack_init_sharing__('default');
        await window[name].init(__webpack_share_scopes__.default);
        return (await window[name].get('./module'))();
      };`,
    'context.js': 'export const language = { now: "none" };',
    'list.js':
      'import { language } from "./context.js"; export const table = () => "list 1 in " + language.now;',
    'before.js':
      'import { language } from "./context.js"; export const rows = () => "list 0.1 in " + language.now;',
    'new.js': `import { table } from ${JSON.stringify(LIST)}; export default table();`,
    'old.js': `import { rows } from ${JSON.stringify(LIST)}; export default rows();`,
  });
  const offers = {
    [join(folder, 'list.js')]: providedOption(LIST, '1.2.0', false),
    [join(folder, 'before.js')]: providedOption(LIST, '0.1.4', false),
  };
  const scripts = { filename: '[name].js' };
  await compilePart(folder, { name: 'shell', offers }, { entry: { main: './shell.js' }, output: scripts });
  for (const [name, range] of Object.entries(ranges)) {
    await compilePart(folder, {
      name,
      exposes: `./${name}.js`,
      takes: { [LIST]: consumedOption(LIST, range) },
    });
  }
  const page = await runInPage(join(folder, 'dist'), 'shell/main.js');
  return page['openModule'] as OpenModule;
}

test('modules that were built against two majors of a shared package run on one page, each in its own, with one context', async () => {
  const open = await openPage({ new: '^1.0.0', old: '^0.1.2' });

  expect((await open('old')).default).toBe('list 0.1 in el');
  expect((await open('new')).default).toBe('list 1 in el');
});

test('a module that fits neither does not run', async () => {
  const open = await openPage({ new: '^2.0.0' });

  await expect(open('new')).rejects.toThrow(/\(\^2\.0\.0\) of shared module shared-ui\/list/);
});
