import { deadlineOfTerm, type Term } from '../dates/deadline.ts';
import { EQF_LEVELS, isStudyCycle } from '../reference/levels.ts';
import type { Destination, DestinationRow } from './destinations.ts';
import { searchKey } from '../text/searchKey.ts';

/** Tells whether a row is for students of a cycle (6, 7 or 8); one that names no cycle is for all, and everybody fits while no cycle is asked for. */
export function fitsCycle({ cycles }: Pick<DestinationRow, 'cycles'>, studyCycle: number | null): boolean {
  return (
    studyCycle === null ||
    cycles.length === 0 ||
    cycles.some((cycle) => isStudyCycle(cycle) && EQF_LEVELS[cycle] === studyCycle)
  );
}

/** Tells whether a row asks for a language that somebody has at a level, or at a lower one, or at none; null for what is not asked. */
export function fitsLanguage(
  { languages }: Pick<DestinationRow, 'languages'>,
  { language, level }: { readonly language: number | null; readonly level: string | null },
): boolean {
  if (language === null && level === null) return true;
  return languages.some(
    (one) =>
      (language === null || one.id === language) &&
      // Levels follow one another as their names do.
      (level === null || one.level === null || one.level <= level),
  );
}

/** Tells whether a row asks for a language at just this level; whatever language where none is asked for. */
export function asksForLevel(
  { languages }: Pick<DestinationRow, 'languages'>,
  { language, asked }: { readonly language: number | null; readonly asked: string | null },
): boolean {
  return (
    asked === null ||
    languages.some((one) => one.level === asked && (language === null || one.id === language))
  );
}

/** When somebody wants to begin, and the term of the partner's calendar that is meant. */
export const STARTS = ['winter', 'spring'] as const;
export type Start = (typeof STARTS)[number];
export const TERM_OF_START = { winter: 'autumnTerm', spring: 'springTerm' } as const satisfies Record<
  Start,
  Term
>;

type Nominations = NonNullable<Destination['factsheet']>['nominations'];

/**
 * Tells whether nominations for a term can still be made; a partner that tells no deadline has not closed.
 *
 * - year: for which students apply; today: `YYYY-MM-DD`
 */
export function canStillStart(
  nominations: Nominations | undefined,
  term: Term,
  { year, today }: { readonly year: number; readonly today: string },
): boolean {
  const deadline = deadlineOfTerm(nominations?.[term], term, year, today);
  return deadline === null || deadline.daysLeft >= 0;
}

/** How long somebody wants to stay: a semester, or more. */
export const STAYS = ['semester', 'year'] as const;
export type Stay = (typeof STAYS)[number];
/** Most months for each person that a stay of one semester has. */
const MONTHS_OF_A_SEMESTER = 6;

/** Tells whether a row is for a stay of a length. Months are those of all people together; a row that does not say both may be for either. */
export function fitsStay({ months, places }: Pick<DestinationRow, 'months' | 'places'>, stay: Stay): boolean {
  if (months === null || places === null || places === 0) return true;
  return months / places <= MONTHS_OF_A_SEMESTER ? stay === 'semester' : stay === 'year';
}

/** Months of each person, to half a month; null where the agreement does not say. A row has the months of all its people together. */
export function monthsEach({ months, places }: Pick<DestinationRow, 'months' | 'places'>): number | null {
  if (months === null || places === null || places === 0) return null;
  return Math.round((months / places) * 2) / 2;
}

type Named = Pick<Destination, 'name' | 'nameGR' | 'erasmusCode' | 'cityName' | 'country'>;

/** Texts in which words are looked for: made once for each destination, as typing asks again with every letter. */
const keys = new WeakMap<Named, string>();

/** What a destination is found by: name and country in both alphabets, city and code. */
export function destinationKey(destination: Named): string {
  const known = keys.get(destination);
  if (known !== undefined) return known;
  const { name, nameGR, erasmusCode, cityName, country } = destination;
  const key = searchKey(
    [name, nameGR, erasmusCode, cityName, country.countryName, country.countryNameGR]
      .filter(Boolean)
      .join(' '),
  );
  keys.set(destination, key);
  return key;
}
