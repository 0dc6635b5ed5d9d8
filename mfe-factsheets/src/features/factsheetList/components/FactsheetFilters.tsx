import { useApi, useQuery } from 'shared-client';
import { CountryInstitutionFilters } from 'shared-record/reference';
import { useTranslation } from 'shared-ui/core';
import { FilterText } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { institutionsWithFactsheetQuery } from '../api/institutionsWithFactsheet.queries.ts';
import { FACTSHEET_SEARCH_MAX_LENGTH, type FactsheetListSearch } from '../model/factsheetListSearch.ts';

type FactsheetFiltersProps = {
  readonly search: FactsheetListSearch;
  readonly onChange: (change: Partial<FactsheetListSearch>, history?: 'replace') => void;
};

/** Country, the institutions of the chosen country that have a factsheet, and words of any. */
export function FactsheetFilters({ search, onChange }: FactsheetFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <>
      <CountryInstitutionFilters
        search={search}
        onChange={onChange}
        country={{
          label: t('factsheetList.FactsheetFilters.country'),
          placeholder: t('factsheetList.FactsheetFilters.countryPlaceholder'),
        }}
        institution={{
          label: t('factsheetList.FactsheetFilters.institution'),
          placeholder: t('factsheetList.FactsheetFilters.institutionPlaceholder'),
        }}
        institutions={useQuery(institutionsWithFactsheetQuery(useApi(), search.country))}
      />
      <FilterText
        label={t('factsheetList.FactsheetFilters.search')}
        value={search.search}
        maxLength={FACTSHEET_SEARCH_MAX_LENGTH}
        onChange={(words) => onChange({ search: words }, 'replace')}
      />
    </>
  );
}
