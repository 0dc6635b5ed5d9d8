import {
  INSTITUTION_SEARCH_MAX_LENGTH,
  INSTITUTION_SORTS,
} from 'shared-contracts/institutions/institutionList.ts';
import { choiceParam, defineListSearch, numberParam, textParam, type SearchOf } from 'shared-ui/list';

/**
 * Filters of the list of institutions.
 *
 * - search: words of names, codes and cities; country: its id; partners: `yes` for those alone that agreements name
 */
export const institutionListSearch = defineListSearch(
  {
    search: textParam(INSTITUTION_SEARCH_MAX_LENGTH),
    country: numberParam(),
    partners: choiceParam(['yes']),
  },
  25,
  // The server knows what each of them is sorted by.
  Object.fromEntries(INSTITUTION_SORTS.map((sort) => [sort, [sort]])),
);
export type InstitutionListSearch = SearchOf<typeof institutionListSearch>;
