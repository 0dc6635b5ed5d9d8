import { useApi, useQuery } from 'shared-client';
import { toCountryOptions, toInstitutionOptions } from 'shared-record/model';
import { countriesQuery, partnerInstitutionsQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterSelect } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FilterProps } from './filterProps.ts';

/** Country of the partner, and its institutions once a country is chosen. */
export function PartnerFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const api = useApi();
  const countries = useQuery(countriesQuery(api));
  const institutions = useQuery(partnerInstitutionsQuery(api, search.country));
  const hasCountry = search.country !== null;
  return (
    <>
      <FilterSelect
        label={t('agreementList.PartnerFilters.country')}
        value={search.country}
        options={toCountryOptions(countries.data?.value ?? [], language)}
        isLoading={countries.isPending}
        onRetry={countries.isError ? () => void countries.refetch() : undefined}
        onChange={(country) => onChange({ country, institution: null })}
      />
      <FilterSelect
        label={t('agreementList.PartnerFilters.institution')}
        {...(hasCountry ? {} : { placeholder: t('agreementList.PartnerFilters.institutionNeedsCountry') })}
        value={search.institution}
        options={toInstitutionOptions(institutions.data?.value ?? [], language)}
        isDisabled={!hasCountry}
        isLoading={institutions.isLoading}
        onRetry={institutions.isError ? () => void institutions.refetch() : undefined}
        onChange={(institution) => onChange({ institution })}
      />
    </>
  );
}
