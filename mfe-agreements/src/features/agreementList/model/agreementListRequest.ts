import { academicYearOf } from 'shared-contracts/academicYear.ts';
import { filter, type Filter, type ListQuery } from 'shared-auth/api';
import { isSearchById, type AgreementListSearch } from './agreementListSearch.ts';

/**
 * Writes the list's state as a query of `MobilityAgreements`. Source: specification document 1, section 7.1.
 *
 * - search: effective, see `toEffectiveSearch`
 * - today: decides which agreements are active
 */
export function toAgreementListRequest(search: AgreementListSearch, today: Date): ListQuery {
  const ewpId = search.ewpId.trim();
  return {
    filter: filter.and(
      equal('status', search.status),
      equal('ewpStatus', search.ewpStatus),
      partner('institutions/country', search.country),
      partner('institutions/id', search.institution),
      equal('startYear', search.startYear),
      equal('endYear', search.endYear),
      equal('id', search.id),
      ewpId === '' ? undefined : filter.contains('partnerAgreementIdentifications/iiaId', ewpId),
      equal('localStatus', search.localFinalized),
      filter.eq('isDeleted', search.deleted === 'yes'),
      equal('departmentalCoordinatorContacts/department', search.department),
      equal('departmentalCoordinatorContacts/person', search.coordinator),
      search.active === 'yes' && !isSearchById(search)
        ? filter.ge('endYear/id', academicYearOf(today))
        : undefined,
    ),
    orderBy: 'id',
    top: search.pageSize,
    skip: search.page * search.pageSize,
  };
}

function equal(field: string, value: number | null): Filter | undefined {
  return value === null ? undefined : filter.eq(field, value);
}

/** Our own institution is one of each agreement's too, and no partner: what is asked of one institution is joined by `and`. */
function partner(field: string, value: number | null): Filter | undefined {
  return value === null
    ? undefined
    : filter.and(filter.eq(field, value), filter.eq('institutions/isLocal', false));
}
