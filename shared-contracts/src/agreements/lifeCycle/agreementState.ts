import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from '../agreements.ts';

type States = { readonly status: number; readonly ewpStatus: number; readonly terminated: number };

/**
 * Tells whether every state of an agreement is one that this release knows. With another one nobody can tell what may be done: a newer
 * server may have states of which an older page knows nothing.
 */
export function isKnownState({ status, ewpStatus, terminated }: States): boolean {
  return isKnownStatus(status) && isOneOf(EWP_STATUS, ewpStatus) && isOneOf(TERMINATION_STATUS, terminated);
}

/** Tells whether an agreement status is one that this release knows. */
export function isKnownStatus(status: number): boolean {
  return isOneOf(AGREEMENT_STATUS, status);
}

function isOneOf(states: Readonly<Record<string, number>>, state: number): boolean {
  return Object.values(states).includes(state);
}
