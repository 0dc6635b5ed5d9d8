import { expect, test } from '@jest/globals';
import { buildDescription } from '../../test/support/buildRelease.ts';
import { withFirstPage } from './firstPage.ts';

const [route] = buildDescription().routes;
const described = { routes: ['list', 'view'].map((id) => ({ ...route!, id, path: `/${id}` })) };
const NO_TEXTS = { en: [], el: [] };
const preload = { list: ['module.js'], view: ['module.js'] };
const view = { code: ['shared.js', 'view.js'], texts: { en: ['view-en.js'], el: ['view-el.js'] } };

test('the first page comes with the module, and others stay in the list of pages', () => {
  const list = { code: ['shared.js', 'list.js'], texts: NO_TEXTS };
  expect(withFirstPage(described, { preload, pageParts: { list, view } })).toEqual({
    preload: { list: ['module.js', 'shared.js', 'list.js'], view: ['module.js'] },
    pageParts: { list: { code: [], texts: NO_TEXTS }, view },
  });
});

test('a first page with texts of its own stays in the list of pages', () => {
  const files = { preload, pageParts: { list: view, view } };
  expect(withFirstPage(described, files)).toEqual(files);
});

test('a first page that is imported as it is comes with the module as ever', () => {
  const files = { preload, pageParts: { list: { code: [], texts: NO_TEXTS }, view } };
  expect(withFirstPage(described, files)).toEqual(files);
});
