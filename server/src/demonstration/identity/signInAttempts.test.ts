import { signInAttempts } from './signInAttempts.ts';

describe('signInAttempts', () => {
  test('stops the eleventh wrong password for a name from one address, for five minutes', () => {
    let now = 0;
    const attempts = signInAttempts(() => new Date(now));
    for (let count = 0; count < 10; count += 1) {
      expect(attempts.begin('iro', '192.0.2.1')).toBe(true);
    }
    expect(attempts.begin('iro', '192.0.2.1')).toBe(false);
    expect(attempts.begin('iro', '192.0.2.2')).toBe(true);
    expect(attempts.begin('teacher', '192.0.2.1')).toBe(true);
    now += 5 * 60_000;
    expect(attempts.begin('iro', '192.0.2.1')).toBe(true);
  });

  test('forgets wrong passwords of a name after the right one', () => {
    const attempts = signInAttempts(() => new Date(0));
    for (let count = 0; count < 10; count += 1) attempts.begin('iro', '192.0.2.1');
    attempts.succeeded('iro', '192.0.2.1');
    expect(attempts.begin('iro', '192.0.2.1')).toBe(true);
    expect(attempts.begin('iro', '192.0.2.1')).toBe(true);
  });

  test('the right password of many people behind one address stops none of them', () => {
    const attempts = signInAttempts(() => new Date(0));
    for (let count = 0; count < 300; count += 1) {
      expect(attempts.begin(`name${count}`, '192.0.2.1')).toBe(true);
      attempts.succeeded(`name${count}`, '192.0.2.1');
    }
  });

  test('stops an address that tries many names', () => {
    const attempts = signInAttempts(() => new Date(0));
    for (let count = 0; count < 100; count += 1) attempts.begin(`name${count}`, '192.0.2.1');
    expect(attempts.begin('another', '192.0.2.1')).toBe(false);
  });
});
