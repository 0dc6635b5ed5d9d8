import { defineListSearch, type SearchOf } from 'shared-ui/list';

/** The coordinators list has no filters: its address holds page and rows alone. Source: specification document 2, section 9. */
export const coordinatorListSearch = defineListSearch({}, 25);
export type CoordinatorListSearch = SearchOf<typeof coordinatorListSearch>;
