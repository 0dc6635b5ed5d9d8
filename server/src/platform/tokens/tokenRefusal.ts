import { errors } from 'jose';

/** Which claim of a token was refused, what it was and what would have been right; nothing of it tells who the person is. */
export type RefusedClaim = { readonly claim: string; readonly was: string; readonly expected: string };

/**
 * A token that proves nothing.
 *
 * - isOver: it was right once, and its time has passed; else provider and portal disagree, or the token is forged
 */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
  readonly refused: RefusedClaim | undefined;
  readonly isOver: boolean;

  constructor(
    reason: string,
    refused?: RefusedClaim,
    { isOver = false, cause }: { readonly isOver?: boolean; readonly cause?: unknown } = {},
  ) {
    super(reason, { cause });
    this.refused = refused;
    this.isOver = isOver;
  }
}

const LONGEST_SHOWN = 200;
const SHOWN_CLAIMS = ['iss', 'aud', 'exp', 'nbf', 'iat'];
const TIMES = ['exp', 'nbf', 'iat'];

/** Writes the value of a claim for the log; what came from outside is cut short. */
export function shown(value: unknown): string {
  if (value === undefined) return '(missing)';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

type Expected = {
  readonly issuer: string;
  readonly audience: string;
  readonly maxTokenAge: number;
  readonly algorithms: readonly string[];
  readonly header: Readonly<Record<string, unknown>>;
};

/** Says of an error of the JWT library which claim it was about. */
export function refusalOf(error: unknown, expected: Expected): InvalidTokenError {
  const options = { cause: error };
  if (error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed) {
    const { claim, payload } = error;
    const was = SHOWN_CLAIMS.includes(claim) ? shownClaim(claim, payload[claim]) : '(not shown)';
    const isOver = error instanceof errors.JWTExpired && claim === 'exp';
    return new InvalidTokenError(
      `claim ${claim} ${isOver ? 'says that it is over' : 'is not as expected'}`,
      { claim, was, expected: expectedOf(claim, expected) },
      // The library's own error has the whole token with it, and with that who the person is.
      { isOver },
    );
  }
  const { alg, kid } = expected.header;
  if (error instanceof errors.JWKSNoMatchingKey) {
    const refused = {
      claim: 'header kid',
      was: shown(kid),
      expected: "the name of one of the provider's keys",
    };
    return new InvalidTokenError('signed with a key that the provider does not publish', refused, options);
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    const refused = { claim: 'header alg', was: shown(alg), expected: expected.algorithms.join(' or ') };
    return new InvalidTokenError('signed in another way', refused, options);
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return new InvalidTokenError("not signed with the provider's key", undefined, options);
  }
  return new InvalidTokenError(
    error instanceof errors.JOSEError ? error.code : 'unreadable',
    undefined,
    options,
  );
}

function shownClaim(claim: string, value: unknown): string {
  if (!TIMES.includes(claim) || typeof value !== 'number' || Math.abs(value) > 1e11) return shown(value);
  return new Date(value * 1000).toISOString();
}

function expectedOf(claim: string, { issuer, audience, maxTokenAge }: Expected): string {
  const now = new Date().toISOString();
  const texts: Readonly<Record<string, string>> = {
    iss: issuer,
    aud: audience,
    exp: `later than ${now}`,
    nbf: `not later than ${now}`,
    iat: `not later than ${now}, and at most ${maxTokenAge} s ago`,
  };
  return texts[claim] ?? 'there, and of the right kind';
}
