import { signInAttempts } from './signInAttempts.ts';

describe('signInAttempts', () => {
  test('stops the eleventh wrong password for a name from one address, for five minutes', () => {
    let now = 0;
    const attempts = signInAttempts(() => new Date(now));
    for (let count = 0; count < 10; count += 1) {
      expect(attempts.mayTry('iro', '192.0.2.1')).toBe(true);
      attempts.failed('iro', '192.0.2.1');
    }
    expect(attempts.mayTry('iro', '192.0.2.1')).toBe(false);
    expect(attempts.mayTry('iro', '192.0.2.2')).toBe(true);
    expect(attempts.mayTry('teacher', '192.0.2.1')).toBe(true);
    now += 5 * 60_000;
    expect(attempts.mayTry('iro', '192.0.2.1')).toBe(true);
  });

  test('forgets wrong passwords of a name after the right one', () => {
    const attempts = signInAttempts(() => new Date(0));
    for (let count = 0; count < 9; count += 1) attempts.failed('iro', '192.0.2.1');
    attempts.succeeded('iro', '192.0.2.1');
    attempts.failed('iro', '192.0.2.1');
    expect(attempts.mayTry('iro', '192.0.2.1')).toBe(true);
  });

  test('stops an address that tries many names', () => {
    const attempts = signInAttempts(() => new Date(0));
    for (let count = 0; count < 100; count += 1) attempts.failed(`name${count}`, '192.0.2.1');
    expect(attempts.mayTry('another', '192.0.2.1')).toBe(false);
  });
});
