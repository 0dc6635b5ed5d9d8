import type { TokenClaims } from './tokenVerifier.ts';

/** Knows which sessions were ended before their tokens were over; `identity/endedSessions.ts` asks the database. */
export type EndedSessions = {
  readonly hasEnded: (claims: Pick<TokenClaims, 'sid' | 'sub' | 'iat'>) => Promise<boolean>;
};
