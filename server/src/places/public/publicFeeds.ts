import { LANGUAGE_TAG, LANGUAGES, type LanguageTag } from 'shared-contracts/text/language.ts';
import { toCsvText } from 'shared-contracts/text/csvText.ts';
import { escapeHtml } from '../../platform/answers/escapeHtml.ts';
import { factTexts } from './pages/factTexts.ts';
import type { Reading } from './pages/reading.ts';
import { said } from './pages/said.ts';
import { PUBLIC_ADDRESSES } from './publicAddresses.ts';
import { findPlaces, type PublicQuestion, writeQuestion } from './publicQuestion.ts';

/** Byte order mark: spreadsheet programs take the file for UTF-8 by it. */
const MARK = '\ufeff';

/** Writes what was found as data for other pages, with names in both languages. */
export function jsonFeed({ site, places, now }: Omit<Reading, 'tag'>, question: PublicQuestion): string {
  const named = ({ name, nameGR }: { readonly name: string; readonly nameGR: string | null }) => ({
    en: name,
    el: nameGR ?? name,
  });
  const of = (items: typeof places.languages, id: number) =>
    items.filter((item) => item.id === id).map(named)[0];
  return JSON.stringify({
    academicYear: places.year,
    destinations: findPlaces(places, question, now).map((found) => ({
      id: found.id,
      name: named(found),
      erasmusCode: found.erasmusCode,
      city: found.cityName,
      country: {
        code: found.country.countryCode,
        en: found.country.countryName,
        el: found.country.countryNameGR ?? found.country.countryName,
      },
      url: Object.fromEntries(
        LANGUAGES.map((language) => LANGUAGE_TAG[language]).map((tag) => [
          tag,
          `${site.publicUrl}${PUBLIC_ADDRESSES.destination(tag, found.id)}`,
        ]),
      ),
      nominations: found.nominations,
      applications: found.applications,
      offers: found.offers.map(({ department, rows }) => ({
        department: { id: department.id, ...named(department) },
        rows: rows.map(({ languages, fields, ...row }) => ({
          ...row,
          languages: languages.map(({ id, level }) => ({ ...of(places.languages, id), level })),
          fields: fields.map((id) => ({
            code: places.fields.find((field) => field.id === id)?.code,
            ...of(places.fields, id),
          })),
        })),
      })),
    })),
  });
}

/** Writes what was found as a table, a line for each row of each department; no text is run as a formula. */
export function csvFeed({ site, places, tag, now }: Reading, question: PublicQuestion): string {
  const texts = factTexts(places, tag, now);
  const head = (
    [
      'university',
      'code',
      'city',
      'country',
      'department',
      'places',
      'months',
      'languages',
      'cycle',
      'fields',
      'blended',
      'nominationsAutumn',
      'nominationsSpring',
    ] as const
  ).map((name) => said(tag, name));
  const lines = findPlaces(places, question, now).flatMap((found) =>
    found.offers.flatMap(({ department, rows }) =>
      rows.map((row) => [
        texts.name(found),
        found.erasmusCode ?? '',
        found.cityName ?? '',
        texts.country(found.country),
        texts.name(department),
        row.places === null ? '' : String(row.places),
        texts.months([row]),
        texts.languages([row]),
        texts.cycles([row]),
        texts.fields([row]),
        texts.blended([row]),
        texts.deadline(found.nominations?.autumnTerm, 'autumnTerm'),
        texts.deadline(found.nominations?.springTerm, 'springTerm'),
        `${site.publicUrl}${PUBLIC_ADDRESSES.destination(tag, found.id)}`,
      ]),
    ),
  );
  const cell = (text: string) => `"${toCsvText(text).replaceAll('"', '""')}"`;
  return `${MARK}${[[...head, 'URL'], ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Writes all pages that search engines are to know, each with itself in the other language. */
export function sitemap({ site, places }: Omit<Reading, 'tag' | 'now'>): string {
  const pages: readonly ((tag: LanguageTag) => string)[] = [
    PUBLIC_ADDRESSES.list,
    ...places.departments.map(
      ({ id }) =>
        (tag: LanguageTag) =>
          `${PUBLIC_ADDRESSES.list(tag)}${writeQuestion({ department: id })}`,
    ),
    ...places.destinations.map(
      ({ id }) =>
        (tag: LanguageTag) =>
          PUBLIC_ADDRESSES.destination(tag, id),
    ),
  ];
  const tags = LANGUAGES.map((language) => LANGUAGE_TAG[language]);
  const at = (path: string) => escapeHtml(`${site.publicUrl}${path}`);
  const entries = pages.flatMap((addressIn) =>
    tags.map(
      (tag) =>
        `<url><loc>${at(addressIn(tag))}</loc>${tags
          .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${at(addressIn(each))}"/>`)
          .join('')}</url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Tells search engines what to read: the public pages alone. */
export function robots(publicUrl: string): string {
  return `User-agent: *\nAllow: /public/\nAllow: /university/\nDisallow: /\nSitemap: ${publicUrl}${PUBLIC_ADDRESSES.sitemap}\n`;
}
