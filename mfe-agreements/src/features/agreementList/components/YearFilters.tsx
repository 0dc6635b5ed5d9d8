import { universityYear } from 'shared-contracts/dates/universityTime.ts';
import { useApi, useQuery } from 'shared-client';
import { academicYearsQuery } from 'shared-record/reference';
import { useTranslation } from 'shared-ui/core';
import { FilterSelect } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { toYearOptions } from '../model/filterOptions.ts';
import type { FilterProps } from './filterProps.ts';

/** First and last academic year. Agreements begin next calendar year at the latest. */
export function YearFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  const years = useQuery(academicYearsQuery(useApi()));
  const known = years.data?.value ?? [];
  const nextYear = universityYear(new Date()) + 1;
  const shared = {
    isLoading: years.isPending,
    onRetry: years.isError ? () => void years.refetch() : undefined,
  };
  return (
    <>
      <FilterSelect
        {...shared}
        label={t('agreementList.YearFilters.startYear')}
        value={search.startYear}
        options={toYearOptions(known, nextYear)}
        onChange={(startYear) => onChange({ startYear })}
      />
      <FilterSelect
        {...shared}
        label={t('agreementList.YearFilters.endYear')}
        value={search.endYear}
        options={toYearOptions(known)}
        onChange={(endYear) => onChange({ endYear })}
      />
    </>
  );
}
