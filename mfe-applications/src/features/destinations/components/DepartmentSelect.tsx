import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { useApi, useQuery } from 'shared-client';
import { toNamedOptions } from 'shared-record/model';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterSelect } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';

type DepartmentSelectProps = {
  readonly value: number | null;
  readonly onChange: (department: number | null) => void;
};

/** One of our departments. */
export function DepartmentSelect({ value, onChange }: DepartmentSelectProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID));
  return (
    <FilterSelect
      label={t('destinations.StudiesCard.department')}
      value={value}
      placeholder={t('destinations.StudiesCard.choose')}
      options={toNamedOptions(departments.data?.value ?? [], language)}
      isLoading={departments.isPending}
      onRetry={departments.isError ? () => void departments.refetch() : undefined}
      onChange={onChange}
    />
  );
}
