import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Standing, TokenStanding } from '../../platform/tokens/tokenStanding.ts';
import type { TokenClaims } from '../../platform/tokens/tokenVerifier.ts';
import { ProviderUnreachableError } from '../../platform/tokens/verifiedPayload.ts';
import { NoAnswerError } from './providerAnswer.ts';
import type { AskProvider, ProviderWord } from './providerWord.ts';

/** The provider is asked of each token at most so often, and a role that was taken away is lost within it. */
const ASKED_EVERY_MS = 60_000;
/** For so long the last word of a provider counts that cannot be asked; of a new token, that it was given out. */
const LAST_WORD_MS = 5 * 60_000;
/** A provider that cannot be reached is left alone for a moment, so that people do not wait for it one after the other. */
const PAUSE_MS = 5_000;
const MOST_REMEMBERED = 10_000;
/** Tokens that the provider is asked of at one time: invented ones must not become a flood of requests. */
const MOST_AT_ONCE = 100;

/** - word: undefined when the provider was not heard yet; saidAt: of the last word; askAt: when it is asked again */
type Known = {
  readonly word: ProviderWord | undefined;
  readonly saidAt: number;
  readonly askAt: number;
  readonly fault?: Error;
};

/**
 * Tells of verified tokens what their provider says of them by now, which is asked at most once a minute for each.
 *
 * - now: time in milliseconds
 */
export function askedStanding(ask: AskProvider, now: () => number = Date.now): TokenStanding {
  const known = new LRUCache<string, Known>({ max: MOST_REMEMBERED });
  const underWay = new Map<string, Promise<Known>>();
  let silence: { readonly until: number; readonly fault: Error } | undefined;

  async function askAnew(token: string, claims: TokenClaims, before: Known): Promise<Known> {
    const began = now();
    try {
      return { word: await ask(token, claims), saidAt: began, askAt: began + ASKED_EVERY_MS };
    } catch (error) {
      const fault = error instanceof Error ? error : new Error('unknown', { cause: error });
      // An answer that cannot be used may be this token's alone: it makes nobody else wait.
      if (error instanceof NoAnswerError) silence = { until: now() + PAUSE_MS, fault };
      return { ...before, askAt: now() + PAUSE_MS, fault };
    }
  }

  async function askOnce(key: string, token: string, claims: TokenClaims, before: Known): Promise<Known> {
    const asked = underWay.get(key) ?? askAnew(token, claims, before).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    const answer = await asked;
    known.set(key, answer);
    return answer;
  }

  return {
    async standingOf(token, claims) {
      const key = createHash('sha256').update(token).digest('base64');
      const before = known.get(key) ?? { word: undefined, saidAt: claims.iat * 1_000, askAt: 0 };
      if (now() < before.askAt) return settled(before, claims, now());
      if (silence !== undefined && now() < silence.until)
        return settled({ ...before, fault: silence.fault }, claims, now());
      if (underWay.size >= MOST_AT_ONCE && !underWay.has(key)) {
        const fault = new Error(`it is asked of ${MOST_AT_ONCE} tokens already`);
        return settled({ ...before, fault }, claims, now());
      }
      const after = await askOnce(key, token, claims, before);
      const standing = settled(after, claims, now());
      // It is told once for each time that the provider was asked.
      return standing.isGood ? { ...standing, fault: after.fault } : standing;
    },
  };
}

function settled({ word, saidAt, fault }: Known, claims: TokenClaims, now: number): Standing {
  if (word?.isGood === false) return { isGood: false };
  if (fault !== undefined && now > saidAt + LAST_WORD_MS)
    throw new ProviderUnreachableError('its last word is too old', { cause: fault });
  const said = word?.claims ?? claims;
  return { isGood: true, claims: word?.roles === undefined ? said : { ...said, scope: word.roles } };
}
