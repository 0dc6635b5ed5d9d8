/**
 * How many ids a call may ask for; the manifest promises these numbers.
 *
 * One agreement a call: the published rule for the hash looks at the whole answer, so that one agreement could spoil the hash of another.
 */
export const LIMITS = {
  heiIds: 10,
  ounitIds: 100,
  ounitCodes: 100,
  iiaIds: 1,
  approvalIiaIds: 50,
} as const;

/** Forms are short; the echo tests send some kilobytes. */
export const FORM_LIMIT_BYTES = 1024 * 1024;
