/** From this part of its limit on a text is counted for whoever types it. */
const COUNTED_FROM = 0.9;

/** - count, max: in characters, as the database counts them */
export type TextLength = { readonly count: number; readonly max: number; readonly isTooLong: boolean };

/** Counts a text that nears its limit, or is beyond it; null for any other. */
export function textLength(text: string, max: number): TextLength | null {
  if (text.length < max * COUNTED_FROM) return null;
  // A character beyond the first 65,536 is two units.
  const count = Array.from(text).length;
  return count < max * COUNTED_FROM ? null : { count, max, isTooLong: count > max };
}
