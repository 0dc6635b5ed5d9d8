import { INSTITUTION_SEARCH_MAX_LENGTH } from 'shared-contracts/institutions/institutionList.ts';
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
);
export type InstitutionListSearch = SearchOf<typeof institutionListSearch>;
