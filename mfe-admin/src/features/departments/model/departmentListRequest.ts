import { type Language, readsGreek } from 'shared-contracts/text/language.ts';
import { filter, type ListQuery } from 'shared-client';
import { orderByOf } from 'shared-ui/list';
import { DEPARTMENT_SORTS, type DepartmentListSearch } from './departmentListSearch.ts';

/** Members in which words are looked for. */
const SEARCHED = ['name', 'nameGR', 'ounitCode', 'domain'] as const;
/** A filter of the data API has a hundred comparisons at most; nobody types more words than these. */
const MOST_WORDS = 10;

/** Writes the list's state as a query of `MobilityDepartments`: those of ours that have every word, by name in the language of the page. */
export function toDepartmentListRequest(
  { search, sort, page, pageSize }: DepartmentListSearch,
  language: Language,
): ListQuery {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return {
    filter: filter.and(
      filter.eq('institution/isLocal', true),
      ...words
        .slice(0, MOST_WORDS)
        .map((word) => filter.or(...SEARCHED.map((member) => filter.contains(member, word)))),
    ),
    orderBy: orderByOf(DEPARTMENT_SORTS, sort, readsGreek(language) ? 'nameGR,name,id' : 'name,id'),
    top: pageSize,
    skip: page * pageSize,
  };
}
