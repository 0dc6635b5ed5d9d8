const SINGLE_YEAR = /^\d{4}$/;
const YEAR_RANGE = /^(\d{4})\s*[-–/]\s*(\d{4}|\d{2})$/;

/**
 * Reads what a person typed as an application year: `2026`, `2026-2027`, `2026/27`.
 *
 * - result: the year in which the academic year starts; null when the text cannot be an academic year
 */
export function parseApplicationYear(text: string): number | null {
  const typed = text.trim();
  if (SINGLE_YEAR.test(typed)) return Number(typed);
  const [, start, end] = YEAR_RANGE.exec(typed) ?? [];
  if (start === undefined || end === undefined) return null;
  const next = String(Number(start) + 1);
  return next.endsWith(end) ? Number(start) : null;
}
