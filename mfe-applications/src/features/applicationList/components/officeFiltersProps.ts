import type { ApplicationListSearch } from '../../../lib/applicationList/applicationListSearch.ts';

/** What the filters of the office need: the list's search, and how it is changed. */
export type OfficeFiltersProps = {
  readonly search: ApplicationListSearch;
  readonly onChange: (change: Partial<ApplicationListSearch>, history?: 'push' | 'replace') => void;
};
