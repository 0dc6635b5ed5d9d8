import { rememberTokens } from './rememberedTokens.ts';
import type { TokenVerifier } from './tokenVerifier.ts';
import { InvalidTokenError } from './verifiedPayload.ts';

const EXPIRY_S = 1_000;

function counting(
  verify: TokenVerifier['verify'] = async (token) => ({ sub: token, iat: 0, exp: EXPIRY_S }),
) {
  const calls: string[] = [];
  const verifier: TokenVerifier = {
    verify: (token) => {
      calls.push(token);
      return verify(token);
    },
  };
  return { calls, verifier };
}

describe('rememberTokens', () => {
  test('verifies a token once a minute', async () => {
    let now = 0;
    const { calls, verifier } = counting();
    const remembering = rememberTokens(verifier, () => now);
    await remembering.verify('a');
    now = 59_999;
    expect(await remembering.verify('a')).toMatchObject({ sub: 'a' });
    expect(calls).toEqual(['a']);
    now = 60_000;
    await remembering.verify('a');
    expect(calls).toEqual(['a', 'a']);
  });

  test('forgets a token when it expires', async () => {
    let now = EXPIRY_S * 1000 - 1_000;
    const { calls, verifier } = counting();
    const remembering = rememberTokens(verifier, () => now);
    await remembering.verify('a');
    now = EXPIRY_S * 1000;
    await remembering.verify('a');
    expect(calls).toHaveLength(2);
  });

  test('remembers no refusal', async () => {
    const { calls, verifier } = counting(async () => {
      throw new InvalidTokenError('expired');
    });
    const remembering = rememberTokens(verifier);
    await expect(remembering.verify('a')).rejects.toThrow(InvalidTokenError);
    await expect(remembering.verify('a')).rejects.toThrow(InvalidTokenError);
    expect(calls).toHaveLength(2);
  });
});
