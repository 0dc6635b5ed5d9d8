import * as z from 'zod/mini';

/** Stands for a value that this release does not know; screens show it as "Unknown". */
export const UNKNOWN = 'unknown';
type Unknown = typeof UNKNOWN;
/** A value of a closed list as a reply gives it: the list may have grown since this release. */
export type OrUnknown<Value extends string> = Value | Unknown;

/**
 * Makes the schema of a closed list in a reply: the value, or {@link UNKNOWN} for any other and for an absent one, so that a newer
 * server, or an older one, does not blank a page. What is sent to the server keeps its strict list.
 */
export function known<const Value extends string>(values: readonly Value[]) {
  return z.catch(z.literal<ReadonlyArray<OrUnknown<Value>>>([...values, UNKNOWN]), UNKNOWN);
}

/** The same for a member that may be null; absent is null too, as an older server leaves out what it does not know. */
export function knownOrNull<const Value extends string>(values: readonly Value[]) {
  return z.prefault(z.nullable(known(values)), null);
}
