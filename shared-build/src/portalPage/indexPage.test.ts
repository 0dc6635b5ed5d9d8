import { expect, describe, test } from '@jest/globals';
import { bootDataOf, renderIndexPage } from './indexPage.ts';
import type { ShellRelease } from '../release/shellRelease.ts';

const SHELL: ShellRelease = {
  release: 'abc',
  contract: 2,
  scripts: ['main.js'],
  shares: {},
  shareFiles: { 'shared-ui/list': ['list.js'] },
  locales: { en: ['en.js'], el: ['el.js'] },
  files: {
    'main.js': { size: 1, integrity: 'sha384-main' },
    'list.js': { size: 1, integrity: 'sha384-list' },
    'page.css': { size: 1, integrity: 'sha384-page' },
  },
};
const TEMPLATE = '<script type="application/json" id="portal-boot">{boot-data}</script>';

const NOBODY = { signed: '{}', signatures: [] };
const ROOTS = [{ id: 'aa', publicKey: 'AA==' }];

function signedOf(text: string) {
  return { signed: text, signatures: [{ key: 'bb', value: 'BB==' }], keys: NOBODY };
}

describe('renderIndexPage', () => {
  test('puts the signed registry, the roots and the files of the shell into the page', () => {
    const registry = signedOf('{"schema":2}');
    const page = renderIndexPage(TEMPLATE, SHELL, registry, ROOTS);

    expect(bootDataOf(page)).toEqual({
      registry,
      roots: ROOTS,
      shell: {
        base: '/shell/abc/',
        shareFiles: SHELL.shareFiles,
        locales: SHELL.locales,
        integrity: { 'list.js': 'sha384-list' },
      },
    });
  });

  test('lets no text of a module end the block or be taken for a pattern, and changes none', () => {
    const text = JSON.stringify({ name: "</script><script>alert(1)</script>$&$'" });
    const page = renderIndexPage(TEMPLATE, SHELL, signedOf(text), ROOTS);

    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(bootDataOf(page)?.registry.signed).toBe(text);
  });
});

test('bootDataOf finds nothing in another page', () => {
  expect(bootDataOf('<!doctype html><p>Hello')).toBeUndefined();
});
