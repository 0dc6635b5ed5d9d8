import { useApi, useQuery } from 'shared-client';
import { CountryInstitutionFilters, partnerInstitutionsQuery } from 'shared-record/reference';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FilterProps } from './filterProps.ts';

/** Country of the partner, and its institutions once a country is chosen. */
export function PartnerFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <CountryInstitutionFilters
      search={search}
      onChange={onChange}
      country={{ label: t('agreementList.PartnerFilters.country'), allOf: 'feminine' }}
      institution={{ label: t('agreementList.PartnerFilters.institution'), allOf: 'masculine' }}
      institutions={useQuery(partnerInstitutionsQuery(useApi(), search.country))}
    />
  );
}
