import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** Writes a number as the language groups it: `1,234` or `1.234`. */
export function formatNumber(value: number, tag: LanguageTag): string {
  return new Intl.NumberFormat(tag).format(value);
}
