/**
 * Writes a number in its one way: at most two decimals, none that are zero, as in 5, 5.5 and 12.25.
 *
 * The text is hashed, so 5 must never become 5.0.
 */
export function decimalText(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Reads an xs:decimal, xs:integer or xs:byte; undefined when it is absent. */
export function readDecimal(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.trim());
}
