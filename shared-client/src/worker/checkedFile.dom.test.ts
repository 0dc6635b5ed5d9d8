import { readChecked } from './checkedFile.ts';

const FILE = { address: 'https://portal.example.org/m/a/sheet.worker.js', integrity: 'sha384-x' };

/** Answers as a browser does whose cache has the file damaged. */
function cacheWithDamage() {
  const asked: RequestInit[] = [];
  globalThis.fetch = (_address, init: RequestInit = {}) => {
    asked.push(init);
    return init.cache === 'reload'
      ? Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(5)) } as Response)
      : Promise.reject(new TypeError('Failed to fetch'));
  };
  return asked;
}

test('a file that lies damaged in the cache is asked for past it, once, and checked again', async () => {
  const asked = cacheWithDamage();
  expect((await readChecked(FILE)).byteLength).toBe(5);
  expect(asked.map(({ cache, integrity }) => [cache, integrity])).toEqual([
    ['default', 'sha384-x'],
    ['reload', 'sha384-x'],
  ]);
});

test('what was given up is not asked for again', async () => {
  const asked = cacheWithDamage();
  await expect(readChecked(FILE, AbortSignal.abort(new Error('Stopped.')))).rejects.toThrow('Stopped.');
  expect(asked).toHaveLength(1);
});

test('an answer that is none is told', async () => {
  globalThis.fetch = () => Promise.resolve({ ok: false, status: 404 } as Response);
  await expect(readChecked(FILE)).rejects.toThrow('answers 404');
});
