import type { PageFiles, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { buildRelease } from '../testing/builders.ts';
import { preloadOwnPage } from './preloadOwnPage.ts';

const PAGES: PageFiles = {
  sampleView: {
    code: { 'shared.js': 'sha384-shared', 'sampleView.js': 'sha384-view' },
    texts: { en: { 'view-en.js': 'sha384-en' }, el: { 'view-el.js': 'sha384-el' } },
  },
};
const HASHED = { 'pages.json': { size: 1, integrity: 'sha384-pages' } };
const pages = { file: 'pages.json', routes: ['sampleView'] };

function entryWith(changes: Parameters<typeof buildRelease>[0]): RegistryModule {
  return {
    base: '/m/mfe-sample/1/',
    release: buildRelease({ pages, files: HASHED, ...changes }),
    previous: [],
  };
}

const EARLIER: RegistryModule = { ...entryWith({}), release: buildRelease({ files: HASHED }) };

function serve(answer: () => Promise<object>) {
  const asked: unknown[][] = [];
  const fetch = (...call: unknown[]) => {
    asked.push(call);
    return answer();
  };
  Object.assign(globalThis, { fetch });
  return asked;
}

const found = (body: unknown) => () => Promise.resolve({ ok: true, json: () => Promise.resolve(body) });
const links = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => `${link.getAttribute('href')} ${link.integrity}`,
  );

afterEach(() => document.head.replaceChildren());

test('brings code and texts of a page in one language, each with its hash, by a file that is compared with its own', async () => {
  const asked = serve(found(PAGES));
  await preloadOwnPage(entryWith({}), 'sampleView', 'el');
  expect(asked).toEqual([['/m/mfe-sample/1/pages.json', { integrity: 'sha384-pages' }]]);
  expect(links()).toEqual([
    '/m/mfe-sample/1/shared.js sha384-shared',
    '/m/mfe-sample/1/sampleView.js sha384-view',
    '/m/mfe-sample/1/view-el.js sha384-el',
  ]);
});

test.each([
  ['comes with its module', entryWith({}), 'sampleList'],
  ['is of a release of an earlier time', EARLIER, 'sampleView'],
  ['is in a registry that does not have the hash', entryWith({ files: {} }), 'sampleView'],
])('asks for nothing where a page %s', async (_what, entry, routeId) => {
  const asked = serve(found(PAGES));
  await preloadOwnPage(entry, routeId, 'en');
  expect([...asked, ...links()]).toEqual([]);
});

test.each<[string, () => Promise<object>]>([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it is not there', () => Promise.resolve({ ok: false })],
  ['it says nothing of the page', found({})],
  ['it is something else', found(null)],
])('brings nothing, and fails nobody, where %s', async (_what, answer) => {
  serve(answer);
  await preloadOwnPage(entryWith({}), 'sampleView', 'en');
  expect(links()).toEqual([]);
});
