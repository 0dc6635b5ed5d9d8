import type { CallFailureKind } from 'shared-contracts/exchange/exchangeFailures.ts';
import type { NotHeardReason } from 'shared-contracts/exchange/partnerLookup.ts';
import type { CallFailure } from 'ewp/client';

/** Why nothing was heard from a partner, with its own words if it sent any. */
export type NotHeard = {
  readonly isHeard: false;
  readonly reason: NotHeardReason;
  readonly developerMessage: string | null;
};

/**
 * What asking a partner came to.
 *
 * - at: when it answered
 * - isWhole: false when only a part of what was asked for was answered, and asking again may give the rest
 */
export type Answer<Value> =
  { readonly isHeard: true; readonly value: Value; readonly at: Date; readonly isWhole: boolean } | NotHeard;

export function notHeard(reason: NotHeardReason, developerMessage: string | null = null): NotHeard {
  return { isHeard: false, reason, developerMessage };
}

/** What a fault on the way means for whoever asked; an answer that is not 200 is told apart by its status. */
const REASONS: Readonly<Record<Exclude<CallFailureKind, 'status'>, NotHeardReason>> = {
  'not-on-network': 'not-listed',
  'forbidden-address': 'unreachable',
  network: 'unreachable',
  timeout: 'unreachable',
  'own-fault': 'unreachable',
  'bad-signature': 'unreadable',
  'too-large': 'unreadable',
  'not-xml': 'unreadable',
  'not-valid': 'unreadable',
};

/** Says in the words of the look-ups why a call came to nothing. */
export function notHeardBecause({ kind, isWorthRetry, developerMessage }: CallFailure): NotHeard {
  if (kind !== 'status') return notHeard(REASONS[kind]);
  return notHeard(isWorthRetry ? 'unreachable' : 'refused', developerMessage);
}
