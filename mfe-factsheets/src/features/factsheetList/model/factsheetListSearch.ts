import { defineListSearch, numberParam, textParam, type SearchOf, type Sorts } from 'shared-ui/list';

/** Longer than any name, code or city. */
export const FACTSHEET_SEARCH_MAX_LENGTH = 200;

/** What its columns are sorted by. */
export const FACTSHEET_SORTS = {
  code: ['institution/erasmusCode'],
  institution: ['institution/name'],
} as const satisfies Sorts;

/**
 * Filters of the partner factsheet list: ids of a country, and of an institution of that country.
 *
 * - search: words of the institution's name, code or city
 * - inactive: page of the local institution's inactive factsheets, counted from 1, which the office sees above the list; null is the first
 */
export const factsheetListSearch = defineListSearch(
  {
    search: textParam(FACTSHEET_SEARCH_MAX_LENGTH),
    country: numberParam(),
    institution: numberParam(),
    inactive: numberParam(2),
  },
  10,
  FACTSHEET_SORTS,
);
export type FactsheetListSearch = SearchOf<typeof factsheetListSearch>;
