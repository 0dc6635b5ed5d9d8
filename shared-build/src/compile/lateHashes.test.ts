import { runInNewContext } from 'node:vm';
import { describe, expect, jest, test } from '@jest/globals';
import { lateHashesCode } from './lateHashes.ts';

const BASE = 'https://cdn.example/m/';
const LIST = `${BASE}pages.json`;
const PAGES = {
  view: { code: { 'view.js': 'sha384-view' }, texts: { en: { 'view-en.js': 'sha384-en' }, el: {} } },
  '': { code: { 'dialog.js': 'sha384-dialog' }, texts: { en: {}, el: {} } },
};
type Done = (event: object) => void;

/** A module's own webpack, whose entry the shell has opened. */
function run(known: Readonly<Record<string, string>>, ask: () => Promise<unknown>) {
  const hashes: Record<string, string> = { ...known };
  const came = new Map<string, () => void>();
  const loaded = jest.fn((url: string, _done: Done, _key: string) => came.get(url)?.());
  const fetch = jest.fn<(address: string, options: object) => Promise<unknown>>(async () => ({
    json: ask,
  }));
  const webpack = { p: BASE, l: loaded };
  runInNewContext(lateHashesCode('pages.json'), {
    __webpack_require__: webpack,
    self: { portalIntegrity: hashes },
    fetch,
    AbortSignal,
  });
  const load = (name: string) =>
    new Promise<object | undefined>((resolve) => {
      came.set(BASE + name, () => resolve(undefined));
      webpack.l(BASE + name, resolve, 'key');
    });
  return { load, loaded, fetch, hashes };
}

describe('lateHashes', () => {
  test('loads what has a hash at once', async () => {
    const { load, fetch } = run({ [`${BASE}module.js`]: 'sha384-module' }, async () => PAGES);
    expect(await load('module.js')).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('learns the hashes of all later code with the first of it, by the hash that the registry states', async () => {
    const { load, loaded, fetch, hashes } = run(
      { [LIST]: 'sha384-list', [`${BASE}view.js`]: 'sha384-registry' },
      async () => PAGES,
    );
    expect(await Promise.all([load('dialog.js'), load('view-en.js')])).toEqual([undefined, undefined]);
    expect(loaded.mock.calls.map(([url]) => url)).toEqual([`${BASE}dialog.js`, `${BASE}view-en.js`]);
    expect(fetch.mock.calls).toEqual([[LIST, expect.objectContaining({ integrity: 'sha384-list' })]]);
    expect(hashes).toMatchObject({
      [`${BASE}dialog.js`]: 'sha384-dialog',
      [`${BASE}view.js`]: 'sha384-registry',
    });
  });

  test.each([
    ['nobody states the hash of the list', {}, 'dialog.js'],
    ['nobody states its own', { [LIST]: 'sha384-list' }, 'foreign.js'],
  ])('loads nothing where %s', async (_what, known, name) => {
    const { load, loaded } = run(known, async () => PAGES);
    expect(await load(name)).toEqual({ type: 'error', target: { src: BASE + name } });
    expect(loaded).not.toHaveBeenCalled();
  });

  test('asks again after the list did not come', async () => {
    const answers = [
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
      () => Promise.reject(new TypeError('integrity')),
      () => Promise.resolve(PAGES),
    ];
    const { load } = run({ [LIST]: 'sha384-list' }, async () => answers.shift()?.());
    expect(await load('dialog.js')).toMatchObject({ type: 'timeout' });
    expect(await load('dialog.js')).toMatchObject({ type: 'error' });
    expect(await load('dialog.js')).toBeUndefined();
  });
});
