import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import type { TokenClaims } from './tokenVerifier.ts';

/** Who makes the call, as the verified token and the table of users say; `id` is the id in the set `Users`. */
export type SignedInCaller = Caller & {
  readonly id: number;
  readonly role: Role;
  /** User name in the token (`preferred_username`), also the member `name` in the set `Users`. */
  readonly name: string;
  readonly email: string;
};

/** Finds who a verified token speaks for, and notes in which language they use the portal; `identity/callerDirectory.ts` asks the table of users. */
export type CallerDirectory = {
  readonly callerOf: (claims: TokenClaims, language?: Language) => Promise<SignedInCaller>;
};

declare module 'fastify' {
  // eslint-disable-next-line no-restricted-syntax -- only an interface can be merged
  interface FastifyRequest {
    /** Null until the bearer token has been verified; routes below `/api` and `/exchange` always have one. */
    caller: SignedInCaller | null;
  }
}
