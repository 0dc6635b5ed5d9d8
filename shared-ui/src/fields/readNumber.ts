/**
 * Reads a number as people write it: decimals after a comma or a point, spaces around it do not count.
 *
 * - gives null for an empty text, and NaN for one that is no number
 */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+([.,]\d*)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** Writes a number as it is typed in a language, without marks between thousands; '' for none. */
export function writeNumber(value: number | null, tag: string): string {
  if (value === null || Number.isNaN(value)) return '';
  return new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}
