import type { LocalisedText } from 'ewp/documents/parts/localisedText.ts';

/** Forms that the network asks of small values. One value that it refuses would keep back the whole document, so each is left out or mended. */

const EMAIL = /^[^@\s]+@[^@\s.]+\.[^@\s]+$/;
/** xs:language */
const LANGUAGE = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i;

export function isEwpEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** Gives a text its language, where that has a code of the network's form such as `el`. */
export function toEwpText(value: string, language: string | null | undefined): LocalisedText {
  return language && LANGUAGE.test(language) ? { value, lang: language } : { value };
}

/** Writes a web address as it stands, what is no part of an address escaped; null for what names no page, or names an account with it. */
export function toEwpUrl(text: string): string | null {
  const [address = '', ...fragment] = text
    .trim()
    .replace(/^https?(?=:\/\/)/i, (scheme) => scheme.toLowerCase())
    .replaceAll(/%(?![0-9a-f]{2})|\[|\]/gi, encodeURIComponent)
    .split('#');
  const url = fragment.length === 0 ? address : `${address}#${fragment.join('%23')}`;
  const parsed = URL.parse(url);
  const isOfPage = parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.username === '';
  return isOfPage ? url : null;
}
