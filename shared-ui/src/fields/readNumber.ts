/**
 * Reads a number as people write it: decimals after a comma or a point, spaces around it do not count. What a
 * number may be is not looked at: one below zero is a number too.
 *
 * - gives null for an empty text, and NaN for one that is no number
 */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const plain = trimmed.replace(/^[-−]/, '-').replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Writes a number as it is typed in a language, without marks between thousands; '' for none. */
export function writeNumber(value: number | null, tag: string): string {
  if (value === null || Number.isNaN(value)) return '';
  return new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}
