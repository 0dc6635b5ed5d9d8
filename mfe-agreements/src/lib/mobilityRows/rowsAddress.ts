import { agreementRows } from 'shared-contracts/releases/addresses.ts';
import { agreementListSearch, type AgreementListSearch } from '../agreementList/agreementListSearch.ts';

/** Most agreements of one table of rows; each has about four rows. */
export const MOST_ROW_AGREEMENTS = 500;

/** Address of the table with the rows of some agreements. */
export function rowsOfIds(ids: readonly number[]): string {
  return `${agreementRows()}?ids=${ids.join(',')}`;
}

/** Address of the table with the rows of all agreements that the filters of the list match; how that shows them does not matter there. */
export function rowsOfSearch(search: AgreementListSearch): string {
  const { defaults, format } = agreementListSearch;
  const { page, pageSize } = defaults;
  const address = format({ ...search, sort: defaults.sort, columns: null, page, pageSize }).toString();
  return address === '' ? agreementRows() : `${agreementRows()}?${address}`;
}
