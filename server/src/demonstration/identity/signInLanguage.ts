import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  languageOfTag,
} from 'shared-contracts/text/language.ts';

const ONE_YEAR_S = 31_536_000;

/** Gives the language of the cookie `lang`; undefined when there is none. */
export function cookieLanguage(cookies: string | undefined): Language | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return LANGUAGES.find((language) => language === value);
}

/**
 * Gives the language of the sign-in form: the cookie's, else what the portal asked for, else English.
 *
 * - uiLocales: tags separated by spaces, best first, as in the request to sign in
 */
export function preferredLanguage(uiLocales: string | undefined, cookies: string | undefined): Language {
  const asked = (uiLocales ?? '').split(' ').map(languageOfTag);
  return cookieLanguage(cookies) ?? asked.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}

/** Writes the cookie `lang` as the portal writes it: the choice made on the form holds in the portal too. */
export function languageCookie(language: Language, isHttps: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
