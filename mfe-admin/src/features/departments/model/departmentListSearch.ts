import { defineListSearch, textParam, type SearchOf, type Sorts } from 'shared-ui/list';

/** Longest text that departments are searched for, in characters. */
export const DEPARTMENT_SEARCH_MAX_LENGTH = 100;

/** What its columns are sorted by. */
export const DEPARTMENT_SORTS = {
  name: ['name'],
  nameGR: ['nameGR'],
  code: ['ounitCode'],
} as const satisfies Sorts;

/** Filter of the list of our departments: words of their names, code and mail domain. */
export const departmentListSearch = defineListSearch(
  { search: textParam(DEPARTMENT_SEARCH_MAX_LENGTH) },
  25,
  DEPARTMENT_SORTS,
);
export type DepartmentListSearch = SearchOf<typeof departmentListSearch>;
