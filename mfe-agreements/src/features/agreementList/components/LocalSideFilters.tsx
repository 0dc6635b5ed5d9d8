import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { useApi, useQuery } from 'shared-client';
import { toNamedOptions } from 'shared-record/model';
import { OfficerFilter } from 'shared-record/officers';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterSelect } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { contactsQuery } from '../../../lib/contactNames.queries.ts';
import { toCoordinatorOptions } from '../model/filterOptions.ts';
import type { FilterProps } from './filterProps.ts';
import { YesNoFilter } from './YesNoFilter.tsx';

/** Filters of the international office alone: department, its coordinators, and what was deleted. */
export function LocalSideFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const api = useApi();
  const departments = useQuery(departmentsQuery(api, LOCAL_INSTITUTION_ID));
  const contacts = useQuery(contactsQuery(api, search.department));
  const hasDepartment = search.department !== null;
  return (
    <>
      <FilterSelect
        label={t('agreementList.LocalSideFilters.department')}
        value={search.department}
        options={toNamedOptions(departments.data?.value ?? [], language)}
        isLoading={departments.isPending}
        onRetry={departments.isError ? () => void departments.refetch() : undefined}
        onChange={(department) => onChange({ department, coordinator: null })}
      />
      <FilterSelect
        label={t('agreementList.LocalSideFilters.coordinator')}
        allOf="masculine"
        {...(hasDepartment
          ? {}
          : { placeholder: t('agreementList.LocalSideFilters.coordinatorNeedsDepartment') })}
        value={search.coordinator}
        options={toCoordinatorOptions(contacts.data?.value ?? [], language)}
        isDisabled={!hasDepartment}
        isLoading={contacts.isLoading}
        onRetry={contacts.isError ? () => void contacts.refetch() : undefined}
        onChange={(coordinator) => onChange({ coordinator })}
      />
      <OfficerFilter value={search.officer} onChange={(officer) => onChange({ officer })} />
      <YesNoFilter
        label={t('agreementList.LocalSideFilters.deleted')}
        value={search.deleted}
        onChange={(deleted) => onChange({ deleted })}
      />
    </>
  );
}
