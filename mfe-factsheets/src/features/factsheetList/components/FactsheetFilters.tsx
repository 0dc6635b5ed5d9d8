import { useApi, useQuery } from 'shared-client';
import { toCountryOptions, toInstitutionOptions } from 'shared-record/model';
import { countriesQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterSelect, FilterText } from 'shared-ui/list';
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
  const { language } = useLanguage();
  const api = useApi();
  const countries = useQuery(countriesQuery(api));
  const institutions = useQuery(institutionsWithFactsheetQuery(api, search.country));
  const hasCountry = search.country !== null;
  return (
    <>
      <FilterSelect
        label={t('factsheetList.FactsheetFilters.country')}
        placeholder={t('factsheetList.FactsheetFilters.countryPlaceholder')}
        value={search.country}
        options={toCountryOptions(countries.data?.value ?? [], language)}
        isLoading={countries.isPending}
        onRetry={countries.isError ? () => void countries.refetch() : undefined}
        onChange={(country) => onChange({ country, institution: null })}
      />
      <FilterSelect
        label={t('factsheetList.FactsheetFilters.institution')}
        placeholder={t(
          hasCountry
            ? 'factsheetList.FactsheetFilters.institutionPlaceholder'
            : 'factsheetList.FactsheetFilters.institutionNeedsCountry',
        )}
        value={search.institution}
        options={toInstitutionOptions(institutions.data ?? [], language)}
        isDisabled={!hasCountry}
        isLoading={institutions.isLoading}
        onRetry={institutions.isError ? () => void institutions.refetch() : undefined}
        onChange={(institution) => onChange({ institution })}
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
