import { filter, type ListQuery } from 'shared-auth/api';
import type { FactsheetListSearch } from '../model/factsheetListSearch.ts';

/** Source: specification document 3, section 9. */
export const FACTSHEET_PAGE_SIZE = 10;

/** Writes the list's state as a query of `MobilityFactsheets`. Source: specification document 3, section 7. */
export function toFactsheetListRequest({ country, institution, page }: FactsheetListSearch): ListQuery {
  return {
    filter: filter.and(
      filter.eq('institution/isLocal', false),
      country === null ? undefined : filter.eq('institution/country', country),
      institution === null ? undefined : filter.eq('institution/id', institution),
    ),
    orderBy: 'institution/erasmusCode,id',
    top: FACTSHEET_PAGE_SIZE,
    skip: page * FACTSHEET_PAGE_SIZE,
  };
}
