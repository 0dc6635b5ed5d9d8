import { lazy, Suspense, type ComponentType } from 'react';
import { LoadingState, useTranslation } from 'shared-ui/core';
import { FilterGroup } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FilterProps } from './filterProps.ts';

const FurtherFields = lazy<ComponentType<FilterProps>>(() =>
  import('./FurtherFields.tsx').then(
    ({ FurtherFields: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);
const KEYS = ['code', 'city', 'since', 'area', 'cycle', 'language', 'level', 'places', 'direction'] as const;

/** What can be asked for beside the documents' filters. */
export function FurtherFilters(props: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  const { search } = props;
  const count = KEYS.filter((key) => search[key] !== null && search[key] !== '').length;
  return (
    <FilterGroup label={t('agreementList.FurtherFilters.label')} count={count}>
      <Suspense fallback={<LoadingState />}>
        <FurtherFields {...props} />
      </Suspense>
    </FilterGroup>
  );
}
