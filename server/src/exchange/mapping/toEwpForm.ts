import type { LocalisedText } from 'ewp/documents';

/** xs:language */
const LANGUAGE = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i;

/** Gives a text its language, where that has a code of the network's form such as `el`. */
export function toEwpText(value: string, language: string | null | undefined): LocalisedText {
  return language && LANGUAGE.test(language) ? { value, lang: language } : { value };
}
