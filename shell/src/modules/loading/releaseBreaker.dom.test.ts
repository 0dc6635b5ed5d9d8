import { BREAK_MS, BREAKER_KEY, createReleaseBreaker } from './releaseBreaker.ts';

let now = 0;
const create = () => createReleaseBreaker(window.sessionStorage, () => now);

beforeEach(() => {
  window.sessionStorage.clear();
  now = 1_000_000;
});

describe('createReleaseBreaker', () => {
  test.each([
    ['execution', 1],
    ['integrity', 1],
    ['contract', 1],
    ['missing', 3],
    ['timeout', 3],
    ['network', 3],
  ] as const)('opens after %s has come often enough: %s', (kind, times) => {
    const breaker = create();
    for (let count = 1; count < times; count += 1) breaker.failed('mfe-a', '1', kind);
    expect(breaker.isOpen('mfe-a', '1')).toBe(false);
    breaker.failed('mfe-a', '1', kind);

    expect(breaker.isOpen('mfe-a', '1')).toBe(true);
    expect(breaker.isOpen('mfe-a', '2')).toBe(false);
    expect(breaker.isOpen('mfe-b', '1')).toBe(false);
  });

  test('closes by itself after a while, and at once when the release works', () => {
    const breaker = create();
    breaker.failed('mfe-a', '1', 'execution');
    breaker.failed('mfe-a', '2', 'execution');
    breaker.worked('mfe-a', '1');
    expect(breaker.isOpen('mfe-a', '1')).toBe(false);
    now += BREAK_MS - 1;
    expect(create().isOpen('mfe-a', '2')).toBe(true);
    now += 1;
    expect(create().isOpen('mfe-a', '2')).toBe(false);
  });

  test.each(['{', 'null', '[]', '{"mfe-a/1":null}', '{"mfe-a/1":{"share":"x","at":1000000}}'])(
    'takes %s in the storage for nothing',
    (text) => {
      window.sessionStorage.setItem(BREAKER_KEY, text);
      const breaker = create();
      expect(breaker.isOpen('mfe-a', '1')).toBe(false);
      breaker.failed('mfe-a', '1', 'execution');
      expect(breaker.isOpen('mfe-a', '1')).toBe(true);
    },
  );

  test('remembers nothing where the storage is closed', () => {
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new Error('closed');
      },
    } as unknown as Storage;
    const breaker = createReleaseBreaker(closed);
    breaker.failed('mfe-a', '1', 'execution');

    expect(breaker.isOpen('mfe-a', '1')).toBe(false);
  });
});
