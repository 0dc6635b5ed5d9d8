import { type Language, DEFAULT_LANGUAGE, LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import type { LookupText } from 'shared-contracts/exchange/partnerLookup.ts';

/** Text in the language of the page; else in English, in no named language, or the first one. '' where there is none. */
export function textFor(texts: readonly LookupText[], language: Language): string {
  const wanted = [LANGUAGE_TAG[language], LANGUAGE_TAG[DEFAULT_LANGUAGE]];
  const found = wanted.map((tag) => texts.find((text) => isIn(text, tag))).find((text) => text !== undefined);
  return (found ?? texts.find(({ lang }) => lang == null) ?? texts[0])?.value ?? '';
}

/** Text as it is stored for everybody: in English or at least in Latin letters, whoever takes it over. */
export function textToStore(texts: readonly LookupText[]): string {
  const latin = texts.find(({ lang }) => lang?.includes('-Latn') === true);
  return texts.some((text) => isIn(text, 'en'))
    ? textFor(texts, 'en')
    : (latin?.value ?? textFor(texts, 'en'));
}

/** Those of several texts that say each another thing: all in English, or in no named language, or in the first one that there is. */
export function textsInOneLanguage(texts: readonly LookupText[]): readonly string[] {
  const one = texts.find((text) => isIn(text, 'en')) ?? texts.find(({ lang }) => lang == null) ?? texts[0];
  const tag = one?.lang ?? null;
  return texts.filter(({ lang }) => (lang ?? null) === tag).map(({ value }) => value);
}

function isIn({ lang }: LookupText, tag: string): boolean {
  return lang === tag || lang?.startsWith(`${tag}-`) === true;
}
