/**
 * Writes a failure to the browser's log: what went wrong and where, never what a person read or typed.
 *
 * Source: specification document 1, section 8, failures that are "only logged".
 */
export function logFailure(message: string, details: unknown): void {
  // eslint-disable-next-line no-console -- the one place that may
  console.error(message, details);
}
