import { defineListSearch } from 'shared-ui/list';

/** The coordinators list has no filters: its address holds the page alone. */
export const coordinatorListSearch = defineListSearch({});
