import { describe, expect, test } from '@jest/globals';
import { registeredRelease } from './registeredRelease.ts';

const file = (name: string) => ({ size: 1, integrity: `sha384-${name}` });
const RELEASE = {
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

  test('keeps all of them where the entry holds none', () => {
    expect(registeredRelease(RELEASE)).toEqual(RELEASE);
  });
});
