import { FIRST_ACADEMIC_YEAR, LAST_ACADEMIC_YEAR } from 'shared-contracts/dates/academicYear.ts';
import { PLACE_SEARCH_MAX_LENGTH } from 'shared-contracts/places/placeList.ts';
import { PLACE_DIRECTIONS, PLACE_KINDS, PLACE_ORDERS } from 'shared-contracts/places/placeTerms.ts';
import { LANGUAGE_LEVELS, STUDY_CYCLES } from 'shared-contracts/reference/levels.ts';
import {
  choiceParam,
  defineListSearch,
  numberParam,
  type Sort,
  type Sorts,
  textParam,
  type SearchOf,
} from 'shared-ui/list';

const YES = ['yes'] as const;
/** The call takes a column by its name, and sorts by it alone. */
const PLACE_SORTS: Sorts = Object.fromEntries(PLACE_ORDERS.map((order) => [order, [order]]));

/**
 * Filters and order of the catalogue of places; without a sort rows stand by partner.
 *
 * - partner: id of an institution; year: in which the agreements hold, whether or not they are over
 * - level: what somebody has of the language; field: begin of an ISCED-F code
 */
export const placeSearch = defineListSearch(
  {
    search: textParam(PLACE_SEARCH_MAX_LENGTH),
    direction: choiceParam(PLACE_DIRECTIONS),
    kind: choiceParam(PLACE_KINDS),
    department: numberParam(),
    field: textParam(4),
    cycle: choiceParam(STUDY_CYCLES),
    language: numberParam(),
    level: choiceParam(LANGUAGE_LEVELS),
    noLanguage: choiceParam(YES),
    country: numberParam(),
    partner: numberParam(),
    year: numberParam(FIRST_ACADEMIC_YEAR, LAST_ACADEMIC_YEAR),
    blended: choiceParam(YES),
    free: choiceParam(YES),
  },
  25,
  PLACE_SORTS,
);
export type PlaceSearch = SearchOf<typeof placeSearch>;

/** The order of the list without a sort. */
const FIRST = 'partner';

/** Takes a sort apart. */
export function orderOf(sort: Sort): { readonly order: string; readonly isDescending: boolean } {
  if (sort === undefined) return { order: FIRST, isDescending: false };
  const isDescending = sort.startsWith('-');
  return { order: isDescending ? sort.slice(1) : sort, isDescending };
}

/** Puts a sort together; undefined for the order of the list without one. */
export function sortOf(order: string | null, isDescending: boolean): Sort {
  if (order === null || (order === FIRST && !isDescending)) return undefined;
  return `${isDescending ? '-' : ''}${order}`;
}

/** A question of the catalogue as its call takes it, without the page. */
export function toPlaceQuery(search: PlaceSearch) {
  const { order, isDescending } = orderOf(search.sort);
  const flag = (value: 'yes' | null) => (value === 'yes' ? 1 : undefined);
  return {
    search: search.search.trim() || undefined,
    direction: search.direction ?? undefined,
    kind: search.kind ?? undefined,
    department: search.department ?? undefined,
    field: search.field.trim() || undefined,
    cycle: search.cycle ?? undefined,
    language: search.language ?? undefined,
    level: search.level ?? undefined,
    noLanguage: flag(search.noLanguage),
    country: search.country ?? undefined,
    partner: search.partner ?? undefined,
    year: search.year ?? undefined,
    blended: flag(search.blended),
    free: flag(search.free),
    order,
    descending: isDescending ? 1 : undefined,
  };
}
