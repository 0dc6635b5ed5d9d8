import { useMemo } from 'react';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { useApi, useQuery } from 'shared-client';
import { toNamedOptions } from 'shared-record/model';
import { departmentsQuery } from 'shared-record/reference';
import { Page, useLanguage, useTranslation } from 'shared-ui/core';
import { useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { DepartmentExportCard } from './components/DepartmentExportCard.tsx';
import { departmentExportSearch } from './model/departmentExportSearch.ts';

/** The agreements of one department as an Excel file (`/iia/export`). Source: specification document 2, section 2.3. */
export default function DepartmentExportPage() {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const [{ department: id }, update] = useListSearch(departmentExportSearch);
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID));
  const known = departments.data?.value;
  const options = useMemo(() => toNamedOptions(known ?? [], language), [known, language]);
  return (
    <Page title={t('departmentExport.title')} description={t('departmentExport.description')}>
      <DepartmentExportCard
        options={options}
        department={known?.find((each) => each.id === id) ?? null}
        isLoading={departments.isPending}
        onRetry={departments.isError ? () => void departments.refetch() : undefined}
        onChoose={(department) => update({ department })}
      />
    </Page>
  );
}
