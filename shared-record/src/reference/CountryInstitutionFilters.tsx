import type { ComponentProps } from 'react';
import { useApi, useQuery, type UseQueryResult } from 'shared-client';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterSelect } from 'shared-ui/list';
import { toCountryOptions, toInstitutionOptions } from './referenceOptions.ts';
import { countriesQuery } from './referenceQueries.ts';

type FilterTexts = Pick<ComponentProps<typeof FilterSelect>, 'label' | 'placeholder' | 'allOf'>;
type Search = { readonly country: number | null; readonly institution: number | null };
type CountryInstitutionFiltersProps = {
  readonly search: Search;
  readonly onChange: (change: Partial<Search>) => void;
  readonly country: FilterTexts;
  readonly institution: FilterTexts;
  /** Result of the query for the institutions of the chosen country. */
  readonly institutions: UseQueryResult<{ readonly value: Parameters<typeof toInstitutionOptions>[0] }>;
};

/** Filters by country, and by the institutions of that country once it is chosen. Another country clears the institution. */
export function CountryInstitutionFilters(props: CountryInstitutionFiltersProps) {
  const { search, onChange, country, institution, institutions } = props;
  const { t } = useTranslation('shared-record');
  const { language } = useLanguage();
  const countries = useQuery(countriesQuery(useApi()));
  const hasCountry = search.country !== null;
  return (
    <>
      <FilterSelect
        {...country}
        value={search.country}
        options={toCountryOptions(countries.data?.value ?? [], language)}
        isLoading={countries.isPending}
        onRetry={countries.isError ? () => void countries.refetch() : undefined}
        onChange={(chosen) => onChange({ country: chosen, institution: null })}
      />
      <FilterSelect
        {...institution}
        {...(hasCountry ? {} : { placeholder: t('CountryInstitutionFilters.needsCountry') })}
        value={search.institution}
        options={toInstitutionOptions(institutions.data?.value ?? [], language)}
        isDisabled={!hasCountry}
        isLoading={institutions.isLoading}
        onRetry={institutions.isError ? () => void institutions.refetch() : undefined}
        onChange={(chosen) => onChange({ institution: chosen })}
      />
    </>
  );
}
