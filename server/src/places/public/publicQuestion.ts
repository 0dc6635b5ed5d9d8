import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { EQF_LEVELS, isLanguageLevel, isStudyCycle } from 'shared-contracts/reference/levels.ts';
import type { DestinationRow } from 'shared-contracts/places/destinations.ts';
import {
  asksForLevel,
  canStillStart,
  destinationKey,
  fitsCycle,
  fitsLanguage,
  fitsStay,
  type Start,
  STARTS,
  type Stay,
  STAYS,
  TERM_OF_START,
} from 'shared-contracts/places/fittingRow.ts';
import { findBySpelling, searchWords } from 'shared-contracts/text/searchKey.ts';
import type { PublicDestination, PublicOffer, PublicPlaces } from './readPublicPlaces.ts';

/** What somebody asks for by the address; what names nothing that there is was left out. - level: that somebody has; asked: that the partner asks for; start: whether nominations for it can still be made; blended: `yes` or null; page: from 1 */
export type PublicQuestion = {
  readonly text: string;
  readonly department: number | null;
  readonly country: number | null;
  readonly language: number | null;
  readonly level: string | null;
  readonly cycle: string | null;
  readonly field: number | null;
  readonly asked: string | null;
  readonly stay: Stay | null;
  readonly start: Start | null;
  readonly blended: 'yes' | null;
  readonly page: number;
};

/** A destination with the offers and rows that fit a question. */
export type FoundDestination = PublicDestination & { readonly rows: readonly DestinationRow[] };

const LONGEST_TEXT = 100;
const MOST_PAGES = 1000;

/** Reads a question as an address has it: each part falls back alone, so that all addresses that ask the same are one question. */
export function readQuestion(query: unknown, places: PublicPlaces): PublicQuestion {
  const parts = new Map(Object.entries(typeof query === 'object' && query !== null ? query : {}));
  const text = (name: string): string => {
    const value: unknown = parts.get(name);
    return typeof value === 'string' ? value : '';
  };
  const among = (name: string, items: ReadonlyArray<{ readonly id: number }>): number | null => {
    const id = /^[1-9]\d{0,9}$/.test(text(name)) ? Number(text(name)) : null;
    return items.some((item) => item.id === id) ? id : null;
  };
  const page = /^[1-9]\d{0,3}$/.test(text('page')) ? Math.min(Number(text('page')), MOST_PAGES) : 1;
  return {
    text: text('text').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT).toWellFormed(),
    department: among('department', places.departments),
    country: among(
      'country',
      places.destinations.map(({ country }) => country),
    ),
    language: among('language', places.languages),
    level: isLanguageLevel(text('level')) ? text('level') : null,
    cycle: isStudyCycle(text('cycle')) ? text('cycle') : null,
    field: among('field', places.fields),
    asked: isLanguageLevel(text('asked')) ? text('asked') : null,
    start: STARTS.find((start) => start === text('start')) ?? null,
    stay: STAYS.find((stay) => stay === text('stay')) ?? null,
    blended: text('blended') === 'yes' ? 'yes' : null,
    page,
  };
}

/** Writes a question as an address has it, always in one order; `''` for none. */
export function writeQuestion({ page, ...filters }: Partial<PublicQuestion>): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, page: page === 1 ? null : page }))
    if (value !== null && value !== undefined && value !== '') parts.set(name, String(value));
  return parts.size === 0 ? '' : `?${parts.toString()}`;
}

/** Returns one question for all that have the same feed: it has no pages and does not repeat the text. */
export function questionOfFeed(question: PublicQuestion): PublicQuestion {
  return { ...question, text: searchWords(question.text).toSorted().join(' '), page: 1 };
}

/** Destinations with a row that all filters let through, and these rows, each once. */
export function findPlaces(
  places: PublicPlaces,
  question: PublicQuestion,
  now: Date,
): readonly FoundDestination[] {
  const { country, start, text } = question;
  const facts = { year: places.year, today: universityDay(now) };
  return findBySpelling(places.destinations, text, destinationKey).flatMap((destination) => {
    if (country !== null && destination.country.id !== country) return [];
    if (start !== null && !canStillStart(destination.nominations, TERM_OF_START[start], facts)) return [];
    const offers = destination.offers.flatMap((offer) => fittingOffer(offer, question));
    if (offers.length === 0) return [];
    return [{ ...destination, offers, rows: [...new Set(offers.flatMap(({ rows }) => rows))] }];
  });
}

function fittingOffer(
  offer: PublicOffer,
  { department, language, level, asked, cycle, field, stay, blended }: PublicQuestion,
): PublicOffer[] {
  if (department !== null && offer.department.id !== department) return [];
  const studyCycle = cycle !== null && isStudyCycle(cycle) ? EQF_LEVELS[cycle] : null;
  const rows = offer.rows.filter(
    (row) =>
      fitsCycle(row, studyCycle) &&
      fitsLanguage(row, { language, level }) &&
      asksForLevel(row, { language, asked }) &&
      (field === null || row.fields.includes(field)) &&
      (stay === null || fitsStay(row, stay)) &&
      (blended === null || row.blended),
  );
  return rows.length === 0 ? [] : [{ ...offer, rows }];
}
