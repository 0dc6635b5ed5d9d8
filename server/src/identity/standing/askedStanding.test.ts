import { askedStanding } from './askedStanding.ts';
import type { ProviderWord } from './providerWord.ts';

const MOST_AT_ONCE = 100;
const MINUTE_S = 60;

test('the provider is asked of 100 tokens at a time; others count from when they were given out', async () => {
  const answers: (() => void)[] = [];
  const { standingOf } = askedStanding(
    async () =>
      new Promise<ProviderWord>((resolve) => {
        answers.push(() => resolve({ isGood: true, roles: 'openid' }));
      }),
  );
  const now = Math.floor(Date.now() / 1000);
  const claimsSince = (iat: number) => ({ sub: 'a', iat, exp: now + MINUTE_S });
  const asked = Array.from({ length: MOST_AT_ONCE }, async (_, token) =>
    standingOf(`token ${token}`, claimsSince(now)),
  );
  // A token that is asked of already waits for the same answer.
  asked.push(standingOf('token 0', claimsSince(now)));
  await expect(standingOf('new', claimsSince(now))).resolves.toMatchObject({ isGood: true });
  await expect(standingOf('old', claimsSince(now - 10 * MINUTE_S))).rejects.toMatchObject({
    name: 'ProviderUnreachableError',
  });
  expect(answers.length).toBe(MOST_AT_ONCE);
  answers.forEach((answer) => answer());
  expect((await Promise.all(asked)).every(({ isGood }) => isGood)).toBe(true);
  const after = standingOf('new', claimsSince(now));
  answers.at(-1)?.();
  await after;
  expect(answers.length).toBe(MOST_AT_ONCE + 1);
});
