import type { University } from 'shared-contracts/portal/university.ts';
import { ACCESSIBILITY_PATH, PRIVACY_PATH } from 'shared-contracts/portal/publicPages.ts';
import {
  LANGUAGE_NAME,
  LANGUAGE_TAG,
  LANGUAGES,
  languageOfTag,
  DEFAULT_LANGUAGE,
  type LanguageTag,
  otherLanguages,
  type Texts,
} from 'shared-contracts/text/language.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { escapeHtml } from '../../../platform/answers/escapeHtml.ts';
import { PUBLIC_ADDRESSES } from '../publicAddresses.ts';
import type { PublicPlaces } from '../readPublicPlaces.ts';
import { saidHtml } from './said.ts';

/** Who shows the pages, and where. - css: of `publicStyle`; publicUrl: origin without a slash at the end */
export type PublicSite = {
  readonly publicUrl: string;
  readonly university: University | null;
  readonly css: string;
};

/**
 * A page as it is written.
 *
 * - addressIn: the same page in a language; canonicalIn: the one that search engines are to keep
 * - isIndexed: false for what is one of endless views of the same
 * - data: what schema.org knows of it; body: HTML, whatever came from outside escaped
 */
type PublicPage = {
  readonly tag: LanguageTag;
  readonly title: string;
  readonly description: string;
  readonly addressIn: (tag: LanguageTag) => string;
  readonly canonicalIn: (tag: LanguageTag) => string;
  readonly isIndexed: boolean;
  readonly signInAt: string;
  readonly data: object | null;
  readonly body: string;
};

/** Languages as the Open Graph names them: with a country. */
const OG_LOCALE: Texts = { en: 'en_GB', el: 'el_GR' };

/** Name of the university in a language: as its own files have it, else as the record of the portal. */
export function universityName(
  { university }: Pick<PublicSite, 'university'>,
  { home }: Pick<PublicPlaces, 'home'>,
  tag: LanguageTag,
): string {
  return university?.name[tag] ?? nameIn(home, languageOfTag(tag) ?? DEFAULT_LANGUAGE);
}

/** Writes a whole page, which needs no script. */
export function publicPageHtml(site: PublicSite, places: PublicPlaces, page: PublicPage): string {
  const { tag } = page;
  const name = universityName(site, places, tag);
  const at = (path: string) => escapeHtml(`${site.publicUrl}${path}`);
  const { logo, picture } = site.university ?? {};
  const [title, description] = [escapeHtml(page.title), escapeHtml(page.description)];
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${page.isIndexed ? '' : '<meta name="robots" content="noindex, follow">\n'}<link rel="canonical" href="${at(page.canonicalIn(tag))}">
${LANGUAGES.map((language) => LANGUAGE_TAG[language])
  .map((each) => `<link rel="alternate" hreflang="${each}" href="${at(page.canonicalIn(each))}">`)
  .join('\n')}
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${at(page.canonicalIn(tag))}">
<meta property="og:site_name" content="${escapeHtml(name)}">
<meta property="og:locale" content="${OG_LOCALE[tag]}">
${picture === undefined ? '' : `<meta property="og:image" content="${at(picture)}">\n`}<meta name="twitter:card" content="summary">
${iconLink(site)}
<style>${site.css}</style>
${page.data === null ? '' : `<script type="application/ld+json">${jsonInHtml(page.data)}</script>\n`}</head>
<body>
<a class="skip" href="#content">${saidHtml(tag, 'skip')}</a>
<header><div class="bar"><span class="brand">${
    logo === undefined ? '' : `<img src="${escapeHtml(logo)}" alt="">`
  }<a href="${PUBLIC_ADDRESSES.list(tag)}">${escapeHtml(name)}</a></span>
<nav aria-label="${saidHtml(tag, 'around')}">${otherLanguages(languageOfTag(tag) ?? DEFAULT_LANGUAGE)
    .map((language) => {
      const other = LANGUAGE_TAG[language];
      return `<a href="${escapeHtml(page.addressIn(other))}" hreflang="${other}" lang="${other}">${LANGUAGE_NAME[language].full}</a>`;
    })
    .join(' ')}
<a href="${escapeHtml(page.signInAt)}">${saidHtml(tag, 'signIn')}</a></nav></div></header>
<main id="content" tabindex="-1">
${page.body}
</main>
<footer><a href="${ACCESSIBILITY_PATH}">${saidHtml(tag, 'accessibility')}</a> <a href="${PRIVACY_PATH}">${saidHtml(tag, 'privacy')}</a></footer>
</body>
</html>
`;
}

/** The picture of the page in the bar of tabs, where the university has one. */
export function iconLink({ university }: Pick<PublicSite, 'university'>): string {
  return university?.logo === undefined ? '' : `<link rel="icon" href="${escapeHtml(university.logo)}">`;
}

/** Data inside a page: nothing in them ends the element that they stand in. */
function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
