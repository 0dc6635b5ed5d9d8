import type { Duration } from 'shared-contracts/portal/retention.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** Writes a length of time in words: `10 years`, `24 μήνες`. */
export function durationText(duration: Duration, tag: LanguageTag): string {
  const write = (value: number, unit: 'day' | 'month' | 'year') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  if ('years' in duration) return write(duration.years, 'year');
  if ('months' in duration) return write(duration.months, 'month');
  return write(duration.days, 'day');
}
