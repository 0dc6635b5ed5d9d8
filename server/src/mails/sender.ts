import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** Who mails come from, in the language of their reader. */
export const SENDER = { en: 'Mobility Portal', el: 'Πύλη Κινητικότητας' } as const satisfies Record<
  LanguageTag,
  string
>;
