import { defineListSearch, textParam, type SearchOf } from 'shared-ui/list';

/** Longest text that departments are searched for, in characters. */
export const DEPARTMENT_SEARCH_MAX_LENGTH = 100;

/** Filter of the list of our departments: words of their names, code and mail domain. */
export const departmentListSearch = defineListSearch({ search: textParam(DEPARTMENT_SEARCH_MAX_LENGTH) }, 25);
export type DepartmentListSearch = SearchOf<typeof departmentListSearch>;
