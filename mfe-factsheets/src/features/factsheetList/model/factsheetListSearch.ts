import { defineListSearch, numberParam, type SearchOf } from 'shared-ui/list';

/** Filters of the partner factsheet list: ids of a country, and of an institution of that country. */
export const factsheetListSearch = defineListSearch({
  country: numberParam(),
  institution: numberParam(),
});
export type FactsheetListSearch = SearchOf<typeof factsheetListSearch>;
