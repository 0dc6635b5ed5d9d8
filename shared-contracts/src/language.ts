/** Values of the cookie `lang`. */
export const LANGUAGES = ['en', 'gr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';
export const LANGUAGE_COOKIE = 'lang';

/** BCP 47 tags, for `<html lang>`, Intl and the names of the message files. */
export const LANGUAGE_TAG = { en: 'en', gr: 'el' } as const satisfies Record<Language, string>;
export type LanguageTag = (typeof LANGUAGE_TAG)[Language];

export function parseLanguage(value: string | undefined): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}
