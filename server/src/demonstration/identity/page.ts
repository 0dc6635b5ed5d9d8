import {
  DEFAULT_LANGUAGE,
  LANGUAGE_NAME,
  LANGUAGE_TAG,
  type Language,
  languageOfTag,
  type LanguageTag,
  otherLanguages,
} from 'shared-contracts/text/language.ts';
import { ACCESSIBILITY_PATH, PRIVACY_PATH } from 'shared-contracts/portal/publicPages.ts';
import type { University } from 'shared-contracts/portal/university.ts';
import { escapeHtml } from '../../platform/answers/escapeHtml.ts';
import { pageStyle } from './pageStyle.ts';
import { PROVIDER_TEXTS } from './providerTexts.ts';

/** The portal's sign, as its shell draws it, on the page's coloured side. */
const MARK = `<svg viewBox="0 0 48 48" aria-hidden="true" focusable="false"><rect width="48" height="48" rx="12" fill="#fff" fill-opacity=".14"/><g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M10 31c5.500-12.500 14-17.500 24-16"/><path d="m29 8.500 8 6.300-6.800 7.700"/></g><circle cx="11" cy="34" r="5" fill="#ffc83d"/></svg>`;

/**
 * Writes a link to each language that a page is not in, named in that language.
 *
 * - addressIn: gives the address of the same page in another language
 */
export function languageLinks(present: LanguageTag, addressIn: (language: Language) => string): string {
  return otherLanguages(languageOfTag(present) ?? DEFAULT_LANGUAGE)
    .map((language) => {
      const [address, tag] = [escapeHtml(addressIn(language)), LANGUAGE_TAG[language]];
      return `<a href="${address}" hreflang="${tag}" lang="${tag}">${LANGUAGE_NAME[language].full}</a>`;
    })
    .join(' ');
}

function markOf(university: University | null): string {
  return university?.logo === undefined ? MARK : `<img src="${escapeHtml(university.logo)}" alt="">`;
}

function iconOf(university: University | null): string {
  return university?.logo === undefined ? '' : `<link rel="icon" href="${escapeHtml(university.logo)}">\n`;
}

function nameOf(university: University | null, tag: LanguageTag): string {
  return university === null ? '' : `<small>${escapeHtml(university.name[tag])}</small>`;
}

/**
 * Writes a page of the built-in provider: the product at one side, the matter at the other.
 *
 * - body: HTML below the heading; whatever came from outside is already escaped in it
 * - university: whose logo, name and colour the page has
 * - languageLink: gives the address of the same page in another language; absent means no switch
 */
export function pageHtml({
  tag,
  title,
  body,
  languageLink,
  university,
}: {
  readonly university: University | null;
  readonly tag: LanguageTag;
  readonly title: string;
  readonly body: string;
  readonly languageLink?: (language: Language) => string;
}): string {
  const text = PROVIDER_TEXTS[tag];
  const switcher = languageLink === undefined ? '' : languageLinks(tag, languageLink);
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${text.productName}</title>
${iconOf(university)}<style>${pageStyle(university)}</style>
</head>
<body>
<header class="side"><div class="brand">${markOf(university)}<span>${nameOf(university, tag)}${text.productName}</span></div><p class="purpose">${text.productPurpose}</p></header>
<main class="main">
<div class="language">${switcher}</div>
<div class="card"><h1>${title}</h1>${body}</div>
<p class="quiet"><a href="${ACCESSIBILITY_PATH}">${text.accessibility}</a> · <a href="${PRIVACY_PATH}">${text.privacy}</a></p>
</main>
</body>
</html>
`;
}
