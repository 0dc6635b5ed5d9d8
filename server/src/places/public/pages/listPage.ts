import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import {
  LANGUAGE_LEVELS,
  languageLevelText,
  STUDY_CYCLES,
  studentCycleText,
} from 'shared-contracts/reference/levels.ts';
import { STARTS, STAYS } from 'shared-contracts/places/fittingRow.ts';
import { LOCALE, type LanguageTag } from 'shared-contracts/text/language.ts';
import { escapeHtml } from '../../../platform/answers/escapeHtml.ts';
import { PUBLIC_ADDRESSES } from '../publicAddresses.ts';
import { findPlaces, type FoundDestination, type PublicQuestion, writeQuestion } from '../publicQuestion.ts';
import type { PublicPlaces } from '../readPublicPlaces.ts';
import { foundItem } from './foundItem.ts';
import { factTexts, type FactTexts } from './factTexts.ts';
import { publicPageHtml, universityName } from './publicPage.ts';
import type { Reading } from './reading.ts';
import { said, saidHtml } from './said.ts';
import { listData } from './structuredData.ts';

const PAGE_SIZE = 25;
/** What a choice says that is not made. */
const ALL_OF = {
  department: 'all',
  country: 'allOfThem',
  language: 'allOfThem',
  level: 'all',
  asked: 'all',
  cycle: 'anyCycle',
  field: 'all',
  stay: 'allOfThem',
  start: 'all',
  blended: 'all',
} as const;

/** A page of what was found, in the order of the names that are shown. */
export function pageOf(reading: Reading, question: PublicQuestion, size: number) {
  const texts = factTexts(reading.places, reading.tag, reading.now);
  const names = new Intl.Collator(LOCALE[reading.tag]);
  const found = findPlaces(reading.places, question, reading.now).toSorted((one, other) =>
    names.compare(texts.name(one), texts.name(other)),
  );
  const last = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(question.page, last);
  return { texts, total: found.length, page, last, shown: found.slice((page - 1) * size, page * size) };
}

/** Writes the list: what it is, filters as a form, what was found. */
export function listPage(reading: Reading, question: PublicQuestion): string {
  const { site, places, tag } = reading;
  const { texts, total, page, last, shown } = pageOf(reading, question, PAGE_SIZE);
  const university = universityName(site, places, tag);
  const year = academicYearName(places.year);
  const { department, ...others } = question;
  const isPlain = writeQuestion({ ...others, page: 1 }) === '';
  const one = places.departments.find(({ id }) => id === department);
  const heading = one === undefined ? said(tag, 'title') : `${said(tag, 'title')}: ${texts.name(one)}`;
  const canonicalIn = (each: LanguageTag) =>
    `${PUBLIC_ADDRESSES.list(each)}${writeQuestion({ department, page: isPlain ? page : 1 })}`;
  return publicPageHtml(site, places, {
    tag,
    title: said(tag, 'of', { name: heading, university }),
    description: said(tag, 'description', { university, year }),
    addressIn: (each) => `${PUBLIC_ADDRESSES.list(each)}${writeQuestion({ ...question, page })}`,
    canonicalIn,
    isIndexed: isPlain,
    signInAt: department === null ? '/destinations' : `/destinations?department=${department}`,
    data: listData(reading, heading, shown),
    body: [
      `<h1>${escapeHtml(heading)}</h1>`,
      `<p>${saidHtml(tag, 'intro', { year })}</p>`,
      filterForm(reading, question, texts),
      `<p role="status">${saidHtml(tag, 'total', { count: total })}</p>`,
      total === 0 ? `<p>${saidHtml(tag, 'none')}</p>` : foundList(shown, question, { texts, tag }),
      pageLinks(
        tag,
        { page, last },
        (to) => `${PUBLIC_ADDRESSES.list(tag)}${writeQuestion({ ...question, page: to })}`,
      ),
      `<p class="quiet">${saidHtml(tag, 'data')} <a href="${escapeHtml(`${PUBLIC_ADDRESSES.csv(tag)}${writeQuestion({ ...question, page: 1 })}`)}">CSV</a>, <a href="${escapeHtml(`${PUBLIC_ADDRESSES.json}${writeQuestion({ ...question, page: 1 })}`)}">JSON</a></p>`,
    ].join('\n'),
  });
}

/** What was found, with links to the pages of each. - target: where links open, for a frame */
export function foundList(
  found: readonly FoundDestination[],
  question: PublicQuestion,
  {
    texts,
    tag,
    target = '',
  }: { readonly texts: FactTexts; readonly tag: LanguageTag; readonly target?: string },
): string {
  const isOfOne = question.department !== null;
  return `<ol class="found">\n${found.map((one) => foundItem(one, { texts, tag, isOfOne, target })).join('\n')}\n</ol>`;
}

/** Links to the pages before and behind; none where there is one alone. */
export function pageLinks(
  tag: LanguageTag,
  { page, last }: { readonly page: number; readonly last: number },
  addressOf: (page: number) => string,
): string {
  if (last === 1) return '';
  const link = (to: number, name: 'previous' | 'next') =>
    to < 1 || to > last
      ? ''
      : `<a href="${escapeHtml(addressOf(to))}" rel="${name === 'next' ? 'next' : 'prev'}">${saidHtml(tag, name)}</a>`;
  return `<nav class="pages" aria-label="${saidHtml(tag, 'pages')}">${link(page - 1, 'previous')} <span>${saidHtml(tag, 'page', { page, last })}</span> ${link(page + 1, 'next')}</nav>`;
}

function filterForm({ places, tag }: Reading, question: PublicQuestion, texts: FactTexts): string {
  const names = new Intl.Collator(LOCALE[tag]);
  const sorted = (items: ReadonlyArray<readonly [string, string]>) =>
    items.toSorted(([, one], [, other]) => names.compare(one, other));
  const countries = new Map(
    places.destinations.map(({ country }) => [String(country.id), texts.country(country)] as const),
  );
  const byName = (items: PublicPlaces['departments']) =>
    sorted(items.map((item) => [String(item.id), texts.name(item)] as const));
  const select = (name: keyof typeof ALL_OF, options: ReadonlyArray<readonly [string, string]>) =>
    `<label>${saidHtml(tag, name)}<select name="${name}"><option value="">${saidHtml(tag, ALL_OF[name])}</option>${options
      .map(
        ([value, text]) =>
          `<option value="${value}"${String(question[name] ?? '') === value ? ' selected' : ''}>${escapeHtml(text)}</option>`,
      )
      .join('')}</select></label>`;
  return `<form method="get" action="${PUBLIC_ADDRESSES.list(tag)}" role="search" aria-label="${saidHtml(tag, 'filters')}">
<label>${saidHtml(tag, 'text')}<input type="search" name="text" maxlength="100" value="${escapeHtml(question.text)}"></label>
${select('department', byName(places.departments))}
${select('country', sorted([...countries]))}
${select('language', byName(places.languages))}
${select(
  'level',
  LANGUAGE_LEVELS.map((level) => [level, languageLevelText(level, tag)] as const),
)}
${select(
  'asked',
  LANGUAGE_LEVELS.map((level) => [level, languageLevelText(level, tag)] as const),
)}
${select(
  'cycle',
  STUDY_CYCLES.map((cycle) => [cycle, studentCycleText(cycle, tag)] as const),
)}
${select('field', byName(places.fields))}
${select(
  'stay',
  STAYS.map((stay) => [stay, said(tag, stay)] as const),
)}
${select(
  'start',
  STARTS.map((start) => [start, said(tag, start)] as const),
)}
${select('blended', [['yes', said(tag, 'yes')]])}
<div class="acts"><button>${saidHtml(tag, 'find')}</button> <a href="${PUBLIC_ADDRESSES.list(tag)}">${saidHtml(tag, 'clear')}</a></div>
</form>`;
}
