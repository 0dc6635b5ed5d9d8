/**
 * What a look at a provider has found, in words for whoever sets it up.
 *
 * - fine: as it should be
 * - note: works, and is worth knowing
 * - fault: nobody signs in, or something is missing, until it is mended
 */
export type Finding = { readonly kind: 'fine' | 'note' | 'fault'; readonly text: string };

export const fine = (text: string): Finding => ({ kind: 'fine', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
export const fault = (text: string): Finding => ({ kind: 'fault', text });

/** Says why a call failed, as far as the cause tells it. */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
