import { lazy, Suspense, type ComponentType } from 'react';
import { LoadingState, useTranslation } from 'shared-ui/core';
import { FilterGroup } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { OfficeFiltersProps } from './officeFiltersProps.ts';

// Of the office alone: what students load does without it.
const OfficeFields = lazy<ComponentType<OfficeFiltersProps>>(() =>
  import('./OfficeFields.tsx').then(
    ({ OfficeFields: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Filters of the office beside the documents'. */
export function OfficeFilters({ search, onChange }: OfficeFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  const { destination, country, institution, department, decision } = search;
  const asked = [destination, country, institution, department, decision];
  const count = asked.filter((one) => one !== null && one !== '').length;
  return (
    <FilterGroup label={t('applicationList.OfficeFilters.label')} count={count}>
      <Suspense fallback={<LoadingState />}>
        <OfficeFields search={search} onChange={onChange} />
      </Suspense>
    </FilterGroup>
  );
}
