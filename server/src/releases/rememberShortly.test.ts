import { rememberShortly } from './rememberShortly.ts';

function remembering() {
  let now = 100_000;
  let made = 0;
  const remembered = rememberShortly<number>(() => new Date(now));
  const ask = (key = 'a') => remembered.of(key, async () => (made += 1));
  return { remembered, ask, wait: (ms: number) => (now += ms) };
}

describe('what is remembered shortly', () => {
  test('is made once for all who ask within five seconds, and again after that', async () => {
    const { ask, wait } = remembering();
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    wait(4_999);
    expect(await ask()).toBe(1);
    wait(1);
    expect(await ask()).toBe(2);
  });

  test('is told apart by what is asked, and forgotten when it is said so or the clock goes back', async () => {
    const { remembered, ask, wait } = remembering();
    expect([await ask(), await ask('b')]).toEqual([1, 2]);
    remembered.forget();
    expect(await ask()).toBe(3);
    wait(-1);
    expect(await ask()).toBe(4);
  });

  test('is no failure', async () => {
    const { remembered, ask } = remembering();
    await expect(remembered.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ask()).toBe(1);
  });
});
