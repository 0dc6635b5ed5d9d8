import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** Formatters are made once: a list asks for them in each row. */
const made = new Map<LanguageTag, Intl.NumberFormat>();

/** Writes a number as the language groups it: `1,234` or `1.234`. */
export function formatNumber(value: number, tag: LanguageTag): string {
  const formatter = made.get(tag) ?? new Intl.NumberFormat(tag);
  made.set(tag, formatter);
  return formatter.format(value);
}
