import type { LanguageTag } from 'shared-contracts/language.ts';
import { PAGE_STYLE } from './pageStyle.ts';
import { PROVIDER_TEXTS } from './providerTexts.ts';

const MARK = `<svg viewBox="0 0 48 48" aria-hidden="true" focusable="false"><rect width="48" height="48" rx="10" fill="#fff" fill-opacity=".14"/><path d="M24 9 7 18l17 9 17-9-17-9Z" fill="#fff"/><path d="M13 23.5V32c0 2.8 5 5.5 11 5.5S35 34.800 35 32v-8.500l-11 5.900-11-5.900Z" fill="#fff" fill-opacity=".8"/></svg>`;

/** Makes text safe to stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Writes a page of the built-in provider: the product at one side, the matter at the other.
 *
 * - body: HTML below the heading; whatever came from outside is already escaped in it
 * - languageLink: address of the same page in the other language; absent means no switch
 */
export function pageHtml({
  tag,
  title,
  body,
  languageLink,
}: {
  readonly tag: LanguageTag;
  readonly title: string;
  readonly body: string;
  readonly languageLink?: string;
}): string {
  const text = PROVIDER_TEXTS[tag];
  const otherTag = tag === 'el' ? 'en' : 'el';
  const switcher =
    languageLink === undefined
      ? ''
      : `<a href="${escapeHtml(languageLink)}" hreflang="${otherTag}" lang="${otherTag}">${text.otherLanguage}</a>`;
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${text.productName}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="side"><div class="brand">${MARK}<span>${text.productName}</span></div><p class="purpose">${text.productPurpose}</p></header>
<main class="main">
<div class="language">${switcher}</div>
<div class="card"><h1>${title}</h1>${body}</div>
</main>
</body>
</html>
`;
}
