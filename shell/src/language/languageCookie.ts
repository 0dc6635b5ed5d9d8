import { LANGUAGE_COOKIE, type Language, parseLanguage } from 'shared-contracts/text/language.ts';

const YEAR_S = 31_536_000;

/** Reads the language that the person chose before. */
export function readLanguage(): Language {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${LANGUAGE_COOKIE}=`));
  return parseLanguage(pair?.slice(LANGUAGE_COOKIE.length + 1));
}

/** Keeps the language for the next visit, and for the server's texts. */
export function writeLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax${secure}`;
}
