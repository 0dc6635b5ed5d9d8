import type { ApiErrorCode, ApiErrorKind } from 'shared-contracts/errors/errors.ts';

type ErrorFacts = { readonly kind?: unknown; readonly code?: unknown; readonly requestId?: unknown };
/** Codes that say more than their kind, beside the kinds. */
type Cause = ApiErrorKind | Extract<ApiErrorCode, 'too-many-requests' | 'another-account'>;
type Translate = (key: string) => string;

/** Length of a reference that people can read over the telephone. */
const REFERENCE_LENGTH = 8;

const TEXT_KEY: Readonly<Record<Cause, string>> = {
  'bad-input': 'shared-ui:apiErrorText.badInput',
  'not-signed-in': 'shared-ui:apiErrorText.notSignedIn',
  'not-permitted': 'shared-ui:apiErrorText.notPermitted',
  'not-found': 'shared-ui:apiErrorText.notFound',
  stale: 'shared-ui:apiErrorText.stale',
  server: 'shared-ui:apiErrorText.server',
  network: 'shared-ui:apiErrorText.network',
  'unexpected-reply': 'shared-ui:apiErrorText.unexpectedReply',
  'too-many-requests': 'shared-ui:apiErrorText.tooManyRequests',
  'another-account': 'shared-ui:apiErrorText.anotherAccount',
};

/**
 * Gives the sentence that tells a person why a call failed.
 *
 * - error: an `ApiError` of shared-auth, or anything else that was thrown
 * - t: of any namespace
 */
export function apiErrorText(error: unknown, t: Translate): string {
  const { kind, code } = factsOf(error);
  const cause = code === 'too-many-requests' || code === 'another-account' ? code : kind;
  return t(
    Object.entries(TEXT_KEY).find(([known]) => known === cause)?.[1] ?? 'shared-ui:apiErrorText.unknown',
  );
}

/** Gives the short reference under which the server's log has the failed call; undefined when the call never got there. */
export function errorReference(error: unknown): string | undefined {
  const { requestId } = factsOf(error);
  return typeof requestId === 'string' && requestId !== '' ? requestId.slice(0, REFERENCE_LENGTH) : undefined;
}

function factsOf(error: unknown): ErrorFacts {
  return typeof error === 'object' && error !== null ? error : {};
}
