import { INSTITUTION_SEARCH_MAX_LENGTH } from 'shared-contracts/institutions/institutionList.ts';
import { useApi, useQuery } from 'shared-client';
import { toCountryOptions } from 'shared-record/model';
import { countriesQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterChoice, FilterSelect, FilterText } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { InstitutionListSearch } from '../model/institutionListSearch.ts';

type InstitutionFiltersProps = {
  readonly search: InstitutionListSearch;
  readonly onChange: (change: Partial<InstitutionListSearch>, history?: 'replace') => void;
};

/** Words, country, and whether there are agreements. */
export function InstitutionFilters({ search, onChange }: InstitutionFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const countries = useQuery(countriesQuery(useApi()));
  return (
    <>
      <FilterText
        label={t('institutions.InstitutionFilters.search')}
        value={search.search}
        maxLength={INSTITUTION_SEARCH_MAX_LENGTH}
        onChange={(words) => onChange({ search: words }, 'replace')}
      />
      <FilterSelect
        label={t('institutions.InstitutionFilters.country')}
        value={search.country}
        options={toCountryOptions(countries.data?.value ?? [], language)}
        isLoading={countries.isPending}
        onRetry={countries.isError ? () => void countries.refetch() : undefined}
        onChange={(country) => onChange({ country })}
      />
      <FilterChoice
        label={t('institutions.InstitutionFilters.partners')}
        value={search.partners}
        options={[{ value: 'yes', label: t('institutions.InstitutionFilters.partnersOnly') }]}
        onChange={(partners) => onChange({ partners })}
      />
    </>
  );
}
