import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { consumedOption, providedOption } from './sharePolicy.ts';
import { compilePart, writeSources } from '../test/support/compileParts.ts';
import { runInPage } from '../test/support/runInPage.ts';

const LIST = 'shared-ui/list';

type Exposed = { readonly default: string };
type OpenModule = (name: string) => Promise<Exposed>;

/** Builds a shell that offers a list in two majors, both of which show the same context, and opens modules on its page. */
async function openPage(ranges: Readonly<Record<string, string>>): Promise<OpenModule> {
  const runtime = createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime');
  const folder = await writeSources({
    'shell.js': `import { getInstance } from ${JSON.stringify(runtime)};
      import { language } from './context.js';
      language.now = 'el';
      window.openModule = async (name) => {
        const entry = 'https://portal.example/' + name + '/entry.js';
        const script = Object.assign(document.createElement('script'), { src: entry });
        await new Promise((onload, onerror) => {
          Object.assign(script, { onload, onerror });
          document.head.appendChild(script);
        });
        const host = getInstance();
        await Promise.all(host.initializeSharing());
        await window[name].init((host.shareScopeMap.default ??= {}));
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
  const shared = {
    [join(folder, 'list.js')]: providedOption(LIST, '1.2.0', false),
    [join(folder, 'before.js')]: providedOption(LIST, '0.1.4', false),
  };
  const scripts = { filename: '[name].js' };
  await compilePart(folder, { name: 'shell', shared }, { entry: { main: './shell.js' }, output: scripts });
  for (const [name, range] of Object.entries(ranges)) {
    const module = {
      name,
      filename: 'entry.js',
      library: { type: 'window', name },
      exposes: { './module': `./${name}.js` },
      shared: { [LIST]: consumedOption(LIST, range) },
    };
    await compilePart(folder, module);
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

  await expect(open('new')).rejects.toThrow("Can not get 'shared-ui/list'");
});
