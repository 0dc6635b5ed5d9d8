import { defineListSearch, textParam, type SearchOf, type Sorts } from 'shared-ui/list';

/** Longer than any name or address. */
export const COORDINATOR_SEARCH_MAX_LENGTH = 200;

/** What its columns are sorted by. */
export const COORDINATOR_SORTS = {
  id: ['id'],
  firstName: ['firstName', 'lastName'],
  lastName: ['lastName', 'firstName'],
  email: ['email'],
  department: ['department/name'],
} as const satisfies Sorts;

/** Filter of the coordinators list: words as a person types them. The documents' list has none (specification document 2, section 9). */
export const coordinatorListSearch = defineListSearch(
  { search: textParam(COORDINATOR_SEARCH_MAX_LENGTH) },
  25,
  COORDINATOR_SORTS,
);
export type CoordinatorListSearch = SearchOf<typeof coordinatorListSearch>;
