import { defineListSearch, numberParam, type SearchOf } from 'shared-ui/list';

/**
 * Filters of the partner factsheet list: ids of a country, and of an institution of that country.
 *
 * - inactive: page of the local institution's inactive factsheets, counted from 1, which the office sees above the list; null is the first
 */
export const factsheetListSearch = defineListSearch({
  country: numberParam(),
  institution: numberParam(),
  inactive: numberParam(2),
});
export type FactsheetListSearch = SearchOf<typeof factsheetListSearch>;
