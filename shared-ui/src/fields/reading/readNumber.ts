/**
 * Reads a number as people write it: decimals after a comma or a point, spaces around it do not count. What a
 * number may be is not looked at: one below zero is a number too.
 *
 * - isWhole: no decimals make sense, so a mark before three digits stands between thousands: "100,000" is not a hundred
 * - gives null for an empty text, and NaN for one that is no number
 */
export function readNumber(text: string, isWhole = false): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const signed = trimmed.replace(/^[-−]/, '-');
  if (isWhole && IN_THOUSANDS.test(signed)) return Number(signed.replaceAll(/[.,]/g, ''));
  const plain = signed.replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
}

const IN_THOUSANDS = /^-?\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;

/** Writes a number as it is typed in a language, without marks between thousands; '' for none. */
export function writeNumber(value: number | null, tag: string): string {
  if (value === null || Number.isNaN(value)) return '';
  return new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}
