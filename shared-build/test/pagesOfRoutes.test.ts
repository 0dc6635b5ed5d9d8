import { rm } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { scriptsOf } from '../src/contents/compiledFiles.ts';
import { namePages, pagesOfRoutes } from '../src/contents/pagesOfRoutes.ts';
import { heaviestInputs } from '../src/contents/routeWeight.ts';
import { browserPreset } from '../src/compile/webpackPreset.ts';
import { buildDescription } from './support/buildRelease.ts';
import { writeSources } from './support/compileParts.ts';

const MODULE = `
  import { ListPage } from './ListPage.js';
  const view = { en: () => import('./locales/view/en.json'), el: () => import('./locales/view/el.json') };
  const ViewPage = lazyPage(() => import('./ViewPage.tsx'), { view });
  export default defineModule({ routes: { list: ListPage, edit: ViewPage, view: ViewPage, form: lazyPage(() => import('./FormPage.js'), {}) } });`;

const FILES = {
  'src/module.tsx': MODULE,
  'src/ListPage.js': 'export const ListPage = 1;',
  'src/ViewPage.tsx': `import './shared.js'; export default () => import('./later.js');`,
  'src/FormPage.js': `import './shared.js'; export default 3;`,
  // Large enough to be a file of its own that both pages need.
  'src/shared.js': `self.shared = ${JSON.stringify('shared '.repeat(5000))};`,
  'src/later.js': `export default ${JSON.stringify('later '.repeat(5000))};`,
  'src/locales/view/en.json': '{"view":"A sample"}',
  'src/locales/view/el.json': '{"view":"Ένα δείγμα"}',
};

const [route] = buildDescription().routes;
const describedWith = (...ids: readonly string[]) =>
  buildDescription({ routes: ids.map((id) => ({ ...route!, id, path: `/${id}` })) });

let folder: string;
afterEach(() => rm(folder, { recursive: true, force: true }));

async function compile(description = describedWith('list', 'view', 'edit', 'form')) {
  folder = await writeSources(FILES);
  // With the compiler of releases, which writes the endings of files anew.
  const { module, resolve, resolveLoader } = browserPreset('mfe-admin', 'pages', 'production');
  const compiler = webpack({
    ...(module && { module }),
    ...(resolve && { resolve }),
    ...(resolveLoader && { resolveLoader }),
    mode: 'production',
    context: folder,
    entry: { module: './src/module.tsx' },
    output: { path: path.join(folder, 'dist'), chunkFilename: '[name].js' },
    optimization: {
      minimize: false,
      chunkIds: 'named',
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    plugins: [{ apply: (one: webpack.Compiler) => namePages(one, description, ['module', 'taken']) }],
  });
  const stats = await new Promise<webpack.Stats>((settle, reject) => {
    compiler.run((error, result) =>
      result === undefined ? reject(error ?? new Error('none')) : settle(result),
    );
  });
  await new Promise((settle) => compiler.close(settle));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const { compilation } = stats;
  const pages = pagesOfRoutes(compilation, description);
  const filesOf = (id: string) => {
    const { code, texts } = pages[id]!;
    return { code: scriptsOf(code), en: scriptsOf(texts.en), el: scriptsOf(texts.el) };
  };
  return { compilation, pages, filesOf };
}

test('names the file of each page after its route, of one of several routes after the first', async () => {
  const { filesOf } = await compile();
  const shared = 'src_shared_js.js';
  const texts = { en: ['src_locales_view_en_json.js'], el: ['src_locales_view_el_json.js'] };

  expect(filesOf('list')).toEqual({ code: [], en: [], el: [] });
  expect(filesOf('view')).toEqual({ code: [shared, 'view.js'], ...texts });
  expect(filesOf('edit')).toEqual(filesOf('view'));
  expect(filesOf('form')).toEqual({ code: [shared, 'form.js'], en: [], el: [] });
});

test('names what weighs most of what a page needs at once, and nothing that comes later', async () => {
  const { compilation, pages } = await compile();
  const heaviest = heaviestInputs(compilation, pages['view']!.code);

  expect(heaviest.map(({ input }) => input.split('/').at(-1))).toEqual(['shared.js', 'ViewPage.tsx']);
  expect(heaviest[0]?.bytes).toBeGreaterThan(30_000);
});

test.each([
  ['a route without a page', describedWith('list', 'view', 'edit', 'form', 'gone'), /has no page for gone/],
  ['a page without a route', describedWith('list', 'view', 'edit'), /mfe\.json has no route form/],
])('refuses %s', async (_what, description, message) => {
  await expect(compile(description)).rejects.toThrow(message);
});

test('refuses a route whose file would take the place of another', async () => {
  folder = await writeSources({});
  const compiler = { context: folder, hooks: { compilation: { tap: () => undefined } } };
  expect(() => namePages(compiler as never, describedWith('module'), ['module'])).toThrow(
    'no route can have the id module',
  );
});
