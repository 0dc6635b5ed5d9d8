import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import { sortByLabel } from 'shared-record/model';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage } from 'shared-ui/core';
import type { CellChoice } from '../../../model/cells/cellSpec.ts';

/** The departments of the local institution, as they are chosen. - isWanted: without it nothing is read */
export function useDepartmentChoices(isWanted: boolean) {
  const { language } = useLanguage();
  const departments = useQuery({ ...departmentsQuery(useApi(), LOCAL_INSTITUTION_ID), enabled: isWanted });
  const choices: readonly CellChoice[] = sortByLabel(
    (isWanted ? (departments.data?.value ?? []) : []).map((department) => ({
      value: String(department.id),
      label: nameIn(department, language),
    })),
    language,
  );
  return { choices, isError: departments.isError, retry: () => void departments.refetch() };
}
