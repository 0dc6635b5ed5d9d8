import { filter, type ListQuery } from 'shared-client';
import { orderByOf } from 'shared-ui/list';
import { FACTSHEET_SORTS, type FactsheetListSearch } from '../model/factsheetListSearch.ts';

/** What the partner list depends on. */
export type PartnerSearch = Omit<FactsheetListSearch, 'inactive'>;

/** Writes the list's state as a query of `MobilityFactsheets`. Source: specification document 3, section 7. */
export function toFactsheetListRequest({
  search,
  country,
  institution,
  sort,
  page,
  pageSize,
}: PartnerSearch): ListQuery {
  const words = search.trim();
  return {
    filter: filter.and(
      filter.eq('institution/isLocal', false),
      country === null ? undefined : filter.eq('institution/country', country),
      institution === null ? undefined : filter.eq('institution/id', institution),
    ),
    ...(words !== '' && { search: words }),
    orderBy: orderByOf(FACTSHEET_SORTS, sort, 'institution/erasmusCode,id'),
    top: pageSize,
    skip: page * pageSize,
  };
}
