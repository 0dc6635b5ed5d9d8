import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import type { DestinationDesk } from 'shared-contracts/places/destinations.ts';
import { useApi, useQuery } from 'shared-client';
import { toNamedOptions } from 'shared-record/model';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterSelect } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';

type DepartmentSelectProps = {
  readonly value: number | null;
  /** What is chosen at first, by its name: it can be read before all departments are there. */
  readonly known?: DestinationDesk['department'];
  readonly onChange: (department: number | null) => void;
};

/** One of our departments. */
export function DepartmentSelect({ value, known = null, onChange }: DepartmentSelectProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID));
  return (
    <FilterSelect
      label={t('destinations.StudiesCard.department')}
      value={value}
      placeholder={t('destinations.StudiesCard.choose')}
      options={toNamedOptions(departments.data?.value ?? (known === null ? [] : [known]), language)}
      isLoading={departments.isPending}
      onRetry={departments.isError ? () => void departments.refetch() : undefined}
      onChange={onChange}
    />
  );
}
