import { PEOPLE_PARTS, PEOPLE_SEARCH_MAX_LENGTH, PEOPLE_SORTS } from 'shared-contracts/people/people.ts';
import { choiceParam, defineListSearch, numberParam, textParam, type SearchOf } from 'shared-ui/list';

/**
 * Filters of the list of people.
 *
 * - search: words of names and addresses; department: its id; part: who may be there twice, or has left
 */
export const peopleListSearch = defineListSearch(
  {
    search: textParam(PEOPLE_SEARCH_MAX_LENGTH),
    department: numberParam(),
    part: choiceParam(PEOPLE_PARTS),
  },
  25,
  // The server knows what each of them is sorted by.
  Object.fromEntries(PEOPLE_SORTS.map((sort) => [sort, [sort]])),
);
export type PeopleListSearch = SearchOf<typeof peopleListSearch>;
