import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { useApi, useQuery } from 'shared-client';
import { toNamedOptions } from 'shared-record/model';
import {
  CountryInstitutionFilters,
  departmentsQuery,
  partnerInstitutionsQuery,
} from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterChoice, FilterSelect, FilterText } from 'shared-ui/list';
import { DECISIONS, FILTER_MAX_LENGTH } from '../../../lib/applicationList/applicationListSearch.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import type { OfficeFiltersProps } from './officeFiltersProps.ts';

/** Where students wish to go, where they study, and what was decided. */
export function OfficeFields({ search, onChange }: OfficeFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const api = useApi();
  const departments = useQuery(departmentsQuery(api, LOCAL_INSTITUTION_ID));
  return (
    <>
      <FilterText
        label={t('applicationList.OfficeFilters.destination')}
        value={search.destination}
        maxLength={FILTER_MAX_LENGTH}
        onChange={(destination) => onChange({ destination }, 'replace')}
      />
      <CountryInstitutionFilters
        search={search}
        onChange={onChange}
        country={{ label: t('applicationList.OfficeFilters.country'), allOf: 'feminine' }}
        institution={{ label: t('applicationList.OfficeFilters.institution') }}
        institutions={useQuery(partnerInstitutionsQuery(api, search.country))}
      />
      <FilterSelect
        label={t('applicationList.OfficeFilters.department')}
        value={search.department}
        options={toNamedOptions(departments.data?.value ?? [], language)}
        isLoading={departments.isPending}
        onRetry={departments.isError ? () => void departments.refetch() : undefined}
        onChange={(department) => onChange({ department })}
      />
      <FilterChoice
        label={t('applicationList.OfficeFilters.decision')}
        allOf="feminine"
        value={search.decision}
        options={DECISIONS.map((value) => ({
          value,
          label: t(`applicationList.OfficeFilters.decisions.${value}`),
        }))}
        onChange={(decision) => onChange({ decision })}
      />
    </>
  );
}
