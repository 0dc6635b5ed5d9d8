import type { DepartmentRecord } from 'shared-contracts/institutions/entities/department.ts';
import type { DepartmentUse } from 'shared-contracts/institutions/institutionList.ts';
import type { ReactNode } from 'react';
import { ApiError, useApi, useCall, useQuery } from 'shared-client';
import {
  apiErrorText,
  ButtonLink,
  EmptyState,
  ErrorState,
  errorReference,
  LoadingState,
  Page,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import {
  departmentRecordQuery,
  departmentUseQuery,
  ourDepartmentsQuery,
} from '../api/departments.queries.ts';
import { DEPARTMENTS_PATH } from '../departmentPaths.ts';

/**
 * What a form of a department begins with.
 *
 * - others: our departments besides this one; use: what refers to it
 */
export type DepartmentParts = {
  readonly department: DepartmentRecord;
  readonly others: readonly DepartmentRecord[];
  readonly use: DepartmentUse;
};

type WithDepartmentProps = {
  /** Undefined for an address that names none. */
  readonly id: number | undefined;
  readonly title: string;
  readonly children: (parts: DepartmentParts) => ReactNode;
};

/** Reads one of our departments as it is now, and draws the page around it once it is there. */
export function WithDepartment({ id, title, children }: WithDepartmentProps) {
  const { t } = useTranslation(MODULE_ID);
  const api = useApi();
  const all = useQuery(ourDepartmentsQuery(api));
  const record = useQuery({ ...departmentRecordQuery(api, id ?? 0), enabled: id !== undefined });
  const use = useQuery({ ...departmentUseQuery(useCall(), id ?? 0), enabled: id !== undefined });
  const queries = [all, record, use];
  const department = record.data;
  const isOurs = all.data?.value.some((one) => one.id === id) ?? true;
  const isFresh = queries.every(({ isFetchedAfterMount, isError }) => isFetchedAfterMount && !isError);
  if (department && isFresh && isOurs && all.data && use.data) {
    const others = all.data.value.filter((one) => one.id !== id);
    return children({ department, others, use: use.data });
  }
  const error = queries.find(({ isError }) => isError)?.error ?? null;
  const isNowhere = id === undefined || !isOurs || (error instanceof ApiError && error.kind === 'not-found');
  return (
    <Page title={title}>
      {isNowhere && (
        <EmptyState
          icon="department"
          title={t('departments.WithDepartment.none')}
          text={t('departments.WithDepartment.noneText')}
          action={<ButtonLink to={DEPARTMENTS_PATH}>{t('departments.form.all')}</ButtonLink>}
        />
      )}
      {!isNowhere && error === null && <LoadingState />}
      {!isNowhere && error !== null && (
        <ErrorState
          title={apiErrorText(error, t)}
          message={t('departments.WithDepartment.failed')}
          reference={errorReference(error)}
          onRetry={() => {
            for (const query of queries) void query.refetch();
          }}
          isRetrying={queries.some(({ isFetching }) => isFetching)}
        />
      )}
    </Page>
  );
}
