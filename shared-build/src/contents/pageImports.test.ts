import { pageImports } from './pageImports.ts';

const read = (code: string) => Object.fromEntries(pageImports(code));
const routes = (members: string, before = '') =>
  read(`${before}\nexport default defineModule({ contract: 2, routes: { ${members} } });`);

describe('pageImports', () => {
  test('finds no imports of a page that comes with the module', () => {
    expect(routes('list: ListPage', "import { ListPage } from './ListPage.tsx';")).toEqual({ list: [] });
  });

  test('follows names to pages, and to texts that several pages share', () => {
    const before = `
      const { messages, lazyPage } = createPageTexts('x', { en: () => import('./locales/en.json') });
      const view = { en: () => import('./view/en.json'), el: () => import('./view/el.json') };
      const ViewPage = lazyPage(() => import('./ViewPage.tsx'), { view });
      const EditPage = lazyPage(() => import('./EditPage.tsx'), { texts: view });`;
    expect(routes('view: ViewPage, EditPage, more: ViewPage as Page', before)).toEqual({
      view: ['./ViewPage.tsx', './view/en.json', './view/el.json'],
      EditPage: ['./EditPage.tsx', './view/en.json', './view/el.json'],
      more: ['./ViewPage.tsx', './view/en.json', './view/el.json'],
    });
  });

  test('finds a page that stands among the routes itself, and routes that are a constant', () => {
    expect(routes("view: lazyPage(() => import('./ViewPage.tsx'), {})")).toEqual({
      view: ['./ViewPage.tsx'],
    });
    expect(
      read(
        "const routes = { a: lazy(() => import('./A.tsx')) } satisfies Routes; const it = defineModule({ routes }); export default it;",
      ),
    ).toEqual({ a: ['./A.tsx'] });
  });

  test('does not take the name of a member for the constant of that name', () => {
    const before = "const list = lazyPage(() => import('./ListPage.tsx'), {});";
    expect(routes('page: wrap({ list: Other })', before)).toEqual({ page: [] });
  });

  test('ends where constants name each other', () => {
    expect(routes('a: A', 'const A = () => B; const B = () => A;')).toEqual({ a: [] });
  });

  test.each([
    ['no default export', 'export const routes = {};'],
    [
      'routes that come from elsewhere',
      "import { routes } from './routes.ts'; export default defineModule({ routes });",
    ],
    ['routes that are put together', 'export default defineModule({ routes: { ...others } });'],
    ['a name that is worked out', 'export default defineModule({ routes: { [name]: Page } });'],
    [
      'a file that is worked out',
      'export default defineModule({ routes: { a: lazy(() => import(`./${name}.tsx`)) } });',
    ],
  ])('does not guess: %s', (_what, code) => {
    expect(() => read(code)).toThrow(/^src\/module\.tsx: /);
  });
});
