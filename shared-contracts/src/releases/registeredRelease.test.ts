import { describe, expect, test } from '@jest/globals';
import type { ModuleDescription } from './module.ts';
import { registeredRelease } from './registeredRelease.ts';

const file = (name: string) => ({ size: 1, integrity: `sha384-${name}` });
const DESCRIPTION: ModuleDescription = {
  ...{ id: 'mfe-sample', contract: 2, routes: [], menu: [], languages: ['en', 'el'] },
  name: { en: 'Sample', el: 'Δείγμα' },
  owner: {
    team: 'Sample team',
    teamName: { en: 'Sample team', el: 'Ομάδα' },
    contact: 'sample@portal.example',
  },
  budgets: { firstRouteGzip: 60_000 },
};
const RELEASE = {
  description: DESCRIPTION,
  release: '1.0.0-abc',
  entry: 'entry.js',
  files: Object.fromEntries(
    ['entry.js', 'module.js', 'en.js', 'el.js', 'later.js'].map((name) => [name, file(name)]),
  ),
  preload: { list: ['module.js'], view: ['module.js'] },
  locales: { en: ['en.js'], el: ['el.js'] },
};

describe('registeredRelease', () => {
  test('keeps the hashes of what is asked for before the entry has run', () => {
    const { files, ...rest } = registeredRelease({ ...RELEASE, entryHolds: 'hashes' });

    expect(Object.keys(files)).toEqual(['entry.js', 'module.js', 'en.js', 'el.js']);
    expect(files['module.js']).toEqual(file('module.js'));
    expect(rest).toEqual({ ...RELEASE, entryHolds: 'hashes', files: undefined });
  });

  test('keeps the hash of the file that says what pages need, and none of what it names', () => {
    const pages = { file: 'pages.json', routes: ['view'] };
    const files = { ...RELEASE.files, 'pages.json': file('pages.json'), 'view.js': file('view.js') };
    const kept = registeredRelease({ ...RELEASE, entryHolds: 'hashes', files, pages });

    expect(Object.keys(kept.files)).toEqual(['entry.js', 'module.js', 'en.js', 'el.js', 'pages.json']);
    expect(kept.pages).toEqual(pages);
  });

  test('leaves out budgets of single pages, which no browser asks for', () => {
    const budgets = { firstRouteGzip: 60_000, routes: { view: { gzip: 80_000, reason: 'It draws.' } } };
    const described = { ...RELEASE, description: { ...DESCRIPTION, budgets } };

    expect(registeredRelease({ ...described, entryHolds: 'hashes' }).description).toEqual(DESCRIPTION);
    expect(registeredRelease(described).description.budgets).toEqual(budgets);
  });

  test('keeps all of them where the entry holds none', () => {
    expect(registeredRelease(RELEASE)).toEqual(RELEASE);
  });
});
