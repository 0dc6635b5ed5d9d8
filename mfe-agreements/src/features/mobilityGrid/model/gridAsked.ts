import {
  agreementListSearch,
  type AgreementListSearch,
} from '../../../lib/agreementList/agreementListSearch.ts';

/** Whose rows are asked for: of agreements by their ids, or of those that the filters of the agreement list match. */
export type GridAsked = { readonly ids: readonly number[] } | { readonly search: AgreementListSearch };

/** Reads the address: `ids=1,2,3`, or filters as the agreement list has them in its own. What is no id is read over. */
export function readGridAsked(address: URLSearchParams): GridAsked {
  const ids = address.get('ids');
  if (ids === null) return { search: agreementListSearch.parse(address) };
  const known = ids
    .split(',')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  return { ids: [...new Set(known)] };
}
