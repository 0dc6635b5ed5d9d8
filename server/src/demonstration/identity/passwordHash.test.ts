import { DEMO_ACCOUNTS, findDemoAccount } from './demoAccounts.ts';
import { isPassword } from './passwordHash.ts';

describe('isPassword', () => {
  test.each(DEMO_ACCOUNTS.map(({ name }) => name))(
    'takes the password of %s, which is the name',
    async (name) => {
      await expect(isPassword(name, findDemoAccount(name)?.password)).resolves.toBe(true);
    },
  );

  test('refuses another password, an empty one, a very long one, and any for a name that nobody has', async () => {
    const hash = findDemoAccount('iro')?.password;
    await expect(isPassword('teacher', hash)).resolves.toBe(false);
    await expect(isPassword('', hash)).resolves.toBe(false);
    await expect(isPassword('iro'.padEnd(5_000), hash)).resolves.toBe(false);
    await expect(isPassword('nobody', undefined)).resolves.toBe(false);
  });
});
