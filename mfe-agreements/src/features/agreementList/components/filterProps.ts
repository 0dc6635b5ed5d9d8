import type { AgreementListSearch } from '../../../lib/agreementList/agreementListSearch.ts';

/** Changes some filters; typing replaces the address, a choice adds to the history. */
type ChangeFilters = (change: Partial<AgreementListSearch>, history?: 'push' | 'replace') => void;

/** What every group of filters of the list gets. */
export type FilterProps = {
  readonly search: AgreementListSearch;
  readonly onChange: ChangeFilters;
};
