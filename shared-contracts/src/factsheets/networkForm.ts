import { parseUrl } from '../text/webUrl.ts';

/** Forms that the network asks of small values. One value that it refuses would keep back the whole document, so each is left out or mended. */

const EMAIL = /^[^@\s]+@[^@\s.]+\.[^@\s]+$/;

/** Tells whether the network takes a text for an e-mail address. */
export function isNetworkEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** Writes a web address as it stands, what is no part of an address escaped; null for what names no page, or names an account with it. */
export function toNetworkUrl(text: string): string | null {
  const [address = '', ...fragment] = text
    .trim()
    .replace(/^https?(?=:\/\/)/i, (scheme) => scheme.toLowerCase())
    .replaceAll(/%(?![0-9a-f]{2})|\[|\]/gi, encodeURIComponent)
    .split('#');
  const url = fragment.length === 0 ? address : `${address}#${fragment.join('%23')}`;
  const parsed = parseUrl(url);
  const isOfPage = parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.username === '';
  return isOfPage ? url : null;
}
