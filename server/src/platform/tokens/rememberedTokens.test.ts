import { rememberTokens } from './rememberedTokens.ts';
import type { TokenVerifier } from './tokenVerifier.ts';
import { InvalidTokenError } from './verifiedPayload.ts';

const EXPIRY_S = 1_000;
const SIGNED = 'a.b.c';

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
    await remembering.verify(SIGNED);
    now = 59_999;
    expect(await remembering.verify(SIGNED)).toMatchObject({ sub: SIGNED });
    expect(calls).toEqual([SIGNED]);
    now = 60_000;
    await remembering.verify(SIGNED);
    expect(calls).toEqual([SIGNED, SIGNED]);
  });

  test('forgets a token when it expires', async () => {
    let now = EXPIRY_S * 1000 - 1_000;
    const { calls, verifier } = counting();
    const remembering = rememberTokens(verifier, () => now);
    await remembering.verify(SIGNED);
    now = EXPIRY_S * 1000;
    await remembering.verify(SIGNED);
    expect(calls).toHaveLength(2);
  });

  test('leaves a token that says nothing itself to whoever asks about it', async () => {
    const { calls, verifier } = counting();
    const remembering = rememberTokens(verifier);
    await remembering.verify('opaque');
    await remembering.verify('opaque');
    expect(calls).toHaveLength(2);
  });

  test('remembers no refusal', async () => {
    const { calls, verifier } = counting(async () => {
      throw new InvalidTokenError('expired');
    });
    const remembering = rememberTokens(verifier);
    await expect(remembering.verify(SIGNED)).rejects.toThrow(InvalidTokenError);
    await expect(remembering.verify(SIGNED)).rejects.toThrow(InvalidTokenError);
    expect(calls).toHaveLength(2);
  });
});
