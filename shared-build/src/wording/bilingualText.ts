import type { LanguageTag } from 'shared-contracts/text/language.ts';

/**
 * A text that people read: where it stands (`package#key` of a message, `file#names` in code), and its words in the languages
 * that were found side by side.
 */
export type BilingualText = { readonly place: string } & Readonly<Partial<Record<LanguageTag, string>>>;
