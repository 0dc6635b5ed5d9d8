/**
 * What becomes of a text that was typed as a number of weeks.
 *
 * - whole: the text is a whole number; cut: it begins with one, which is taken; toggled: it is none
 */
export type WeeksLimit = { readonly weeks: number | null; readonly how: 'whole' | 'cut' | 'toggled' };

/**
 * Reads a weeks limit. A text with letters, or one that is no number, turns an empty limit to 0 and any other to empty; else its integer is taken.
 *
 * Source: specification document 3, section 5.
 */
export function weeksLimitOf(text: string, before: number | null): WeeksLimit {
  const typed = text.trim();
  const weeks = /\p{L}/u.test(typed) ? Number.NaN : Number.parseInt(typed, 10);
  if (Number.isNaN(weeks)) return { weeks: before === null ? 0 : null, how: 'toggled' };
  return { weeks, how: /^[+-]?\d+$/.test(typed) ? 'whole' : 'cut' };
}
