import { filter, type ListQuery } from 'shared-client';
import type { FactsheetListSearch } from '../model/factsheetListSearch.ts';

/** What the partner list depends on. */
export type PartnerSearch = Omit<FactsheetListSearch, 'inactive'>;

/** Each word is found in one of them. */
const SEARCHED = [
  'institution/name',
  'institution/nameGR',
  'institution/erasmusCode',
  'institution/cityName',
];

/** Writes the list's state as a query of `MobilityFactsheets`. Source: specification document 3, section 7. */
export function toFactsheetListRequest({
  search,
  country,
  institution,
  page,
  pageSize,
}: PartnerSearch): ListQuery {
  const words = search.split(/\s+/).filter(Boolean);
  return {
    filter: filter.and(
      filter.eq('institution/isLocal', false),
      country === null ? undefined : filter.eq('institution/country', country),
      institution === null ? undefined : filter.eq('institution/id', institution),
      ...words.map((word) => filter.or(...SEARCHED.map((member) => filter.contains(member, word)))),
    ),
    orderBy: 'institution/erasmusCode,id',
    top: pageSize,
    skip: page * pageSize,
  };
}
