import { agreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import type { ListQuery } from 'shared-client';
import { orderByOf } from 'shared-ui/list';
import { AGREEMENT_SORTS, type AgreementListSearch } from './agreementListSearch.ts';

/** What waits stands in the order of its age, the oldest first; what is searched for in that of the search, which begins with a number or code in full. */
function ownOrder({ waiting, search }: AgreementListSearch): string {
  if (waiting === null) return search.trim() === '' ? 'id' : '';
  return waiting === 'partner' ? 'waitsForPartnerSince,id' : 'waitsForUsSince,id';
}

/**
 * Writes the list's state as a query of `MobilityAgreements`. Source: specification document 1, section 7.1.
 *
 * - search: effective, see `toEffectiveSearch`
 * - today: decides which agreements are active
 */
export function toAgreementListRequest(search: AgreementListSearch, today: Date): ListQuery {
  const orderBy = orderByOf(AGREEMENT_SORTS, search.sort, ownOrder(search));
  return {
    filter: agreementFilter(search, today),
    ...(search.search.trim() !== '' && { search: search.search.trim() }),
    ...(orderBy !== '' && { orderBy }),
    top: search.pageSize,
    skip: search.page * search.pageSize,
  };
}
