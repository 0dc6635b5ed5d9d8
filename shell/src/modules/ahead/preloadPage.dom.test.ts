import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { buildRelease } from '../../testing/builders.ts';
import { preloadPage } from './preloadPage.ts';

const ENTRY: RegistryModule = {
  base: '/m/mfe-sample/1/',
  release: buildRelease({
    preload: { sampleList: ['module.js', 'sampleList.js'] },
    files: { 'sampleList.js': { size: 1, integrity: 'sha384-list' } },
  }),
  previous: [],
};

const links = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.getAttribute('href'),
    link.integrity,
    link.crossOrigin,
  ]);

afterEach(() => {
  document.head.replaceChildren();
  document.documentElement.lang = '';
});

test('has the files of a page brought with their hashes, in the language of the document, each once', () => {
  document.documentElement.lang = 'el';
  preloadPage(ENTRY, 'sampleList');
  preloadPage(ENTRY, 'sampleList');
  expect(links()).toEqual([
    ['/m/mfe-sample/1/entry.js', '', 'anonymous'],
    ['/m/mfe-sample/1/module.js', '', 'anonymous'],
    ['/m/mfe-sample/1/sampleList.js', 'sha384-list', 'anonymous'],
    ['/m/mfe-sample/1/el.js', '', 'anonymous'],
  ]);
});

test('brings nothing before the language is known', () => {
  preloadPage(ENTRY, 'sampleList');
  expect(links()).toEqual([]);
});
