import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** Addresses of what everybody may read; a page is at one address in each language. */
export const PUBLIC_ADDRESSES = {
  any: '/public/destinations',
  list: (tag: LanguageTag) => `/public/${tag}/destinations`,
  destination: (tag: LanguageTag, id: number) => `/public/${tag}/destinations/${id}`,
  frame: (tag: LanguageTag) => `/public/${tag}/destinations/frame`,
  csv: (tag: LanguageTag) => `/public/${tag}/destinations.csv`,
  json: '/public/destinations.json',
  sitemap: '/public/sitemap.xml',
  robots: '/robots.txt',
} as const;
