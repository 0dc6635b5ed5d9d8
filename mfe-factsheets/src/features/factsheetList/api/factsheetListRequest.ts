import { filter, type ListQuery } from 'shared-auth/api';
import type { FactsheetListSearch } from '../model/factsheetListSearch.ts';

/** What the partner list depends on. */
export type PartnerSearch = Omit<FactsheetListSearch, 'inactive'>;

/** Writes the list's state as a query of `MobilityFactsheets`. Source: specification document 3, section 7. */
export function toFactsheetListRequest({ country, institution, page, pageSize }: PartnerSearch): ListQuery {
  return {
    filter: filter.and(
      filter.eq('institution/isLocal', false),
      country === null ? undefined : filter.eq('institution/country', country),
      institution === null ? undefined : filter.eq('institution/id', institution),
    ),
    orderBy: 'institution/erasmusCode,id',
    top: pageSize,
    skip: page * pageSize,
  };
}
