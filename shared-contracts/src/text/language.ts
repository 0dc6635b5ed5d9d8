/**
 * The portal's languages, by the values of the cookie `lang`, in the order in which they are offered.
 *
 * This is the one list: what has a text for each language is typed by it, so that the compiler names all that a further one needs.
 */
export const LANGUAGES = ['en', 'gr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';
export const LANGUAGE_COOKIE = 'lang';

/** BCP 47 tags, for `<html lang>`, Intl and the names of the message files. */
export const LANGUAGE_TAG = { en: 'en', gr: 'el' } as const satisfies Record<Language, string>;
export type LanguageTag = (typeof LANGUAGE_TAG)[Language];

/** How a language writes days, for Intl: English as in Europe. */
export const LOCALE = { en: 'en-GB', el: 'el' } as const satisfies Record<LanguageTag, string>;

/**
 * Tells which of a record's names somebody reads first, where it has one in Greek and one in Latin letters.
 *
 * A further language says here which of them it reads; nothing else asks for a language by its name.
 */
export function readsGreek(language: Language | LanguageTag): boolean {
  return language === 'gr' || language === 'el';
}

/** Each language in its own words; `short` is for narrow windows. */
export const LANGUAGE_NAME = {
  en: { full: 'English', short: 'EN' },
  gr: { full: 'Ελληνικά', short: 'ΕΛ' },
} as const satisfies Record<Language, { readonly full: string; readonly short: string }>;

/** Reads the value of the cookie; English when it is none of ours. */
export function parseLanguage(value: string | undefined): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}

/** Finds the portal's language of a BCP 47 tag, with or without a region: `el-GR` is Greek. The portal's own `gr` counts too. */
export function languageOfTag(tag: string): Language | undefined {
  const [primary] = tag.trim().toLowerCase().split('-', 1);
  return LANGUAGES.find((language) => primary === LANGUAGE_TAG[language] || primary === language);
}

/** Lists the languages that somebody who reads one of them can switch to. */
export function otherLanguages(present: Language): readonly Language[] {
  return LANGUAGES.filter((language) => language !== present);
}

/** Makes something for each language, by its tag. */
export function forEachTag<T>(make: (tag: LanguageTag) => T): Readonly<Record<LanguageTag, T>> {
  // The languages are all there, each once.
  return Object.fromEntries(
    LANGUAGES.map((language) => [LANGUAGE_TAG[language], make(LANGUAGE_TAG[language])]),
  ) as Record<LanguageTag, T>;
}
