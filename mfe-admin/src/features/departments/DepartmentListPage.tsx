import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { ListPage } from 'shared-record/pages';
import { Button, ButtonLink, EmptyState, useLanguage, useTranslation } from 'shared-ui/core';
import { FilterText, useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { departmentListQuery, DEPARTMENTS_KEY } from './api/departments.queries.ts';
import { DepartmentTable } from './components/DepartmentTable.tsx';
import { NEW_DEPARTMENT_PATH } from './departmentPaths.ts';
import { DEPARTMENT_SEARCH_MAX_LENGTH, departmentListSearch } from './model/departmentListSearch.ts';

const FOLLOWS = {
  sets: ['MobilityDepartments', 'ECTSCoordinatorTables'],
  queryKey: DEPARTMENTS_KEY,
} as const;

/** Our departments with their coordinators (`/departments`). */
export default function DepartmentListPage() {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const mayEdit = useCan('department_edit');
  const [search, update, clear] = useListSearch(departmentListSearch);
  const hasFilters = departmentListSearch.activeCount(search) > 0;
  const add = mayEdit && (
    <ButtonLink to={NEW_DEPARTMENT_PATH} icon="new" appearance="primary">
      {t('departments.DepartmentListPage.add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={t('departments.DepartmentListPage.title')}
      address={departmentListSearch}
      description={t('departments.DepartmentListPage.description')}
      actions={add}
      filters={
        <FilterText
          label={t('departments.DepartmentListPage.search')}
          value={search.search}
          maxLength={DEPARTMENT_SEARCH_MAX_LENGTH}
          onChange={(text) => update({ search: text }, 'replace')}
        />
      }
      activeFilterCount={departmentListSearch.activeCount(search)}
      onClearFilters={clear}
      list={useQuery(departmentListQuery(useApi(), search, language))}
      follows={FOLLOWS}
      page={search.page}
      pageSize={search.pageSize}
      onPage={update}
      failedTitle={t('departments.DepartmentListPage.failedTitle')}
      totalText={(total) => t('departments.DepartmentListPage.total', { total })}
    >
      {(rows, isBusy) => (
        <DepartmentTable
          rows={rows}
          isBusy={isBusy}
          mayEdit={mayEdit}
          sorting={{ sort: search.sort, onSort: (sort) => update({ sort }) }}
          emptyState={
            <EmptyState
              icon={hasFilters ? 'search' : 'department'}
              title={t('departments.DepartmentListPage.empty')}
              text={t(`departments.DepartmentListPage.${hasFilters ? 'noMatchText' : 'emptyText'}`)}
              action={
                hasFilters ? (
                  <Button onClick={clear}>{t('departments.DepartmentListPage.clearFilters')}</Button>
                ) : (
                  add
                )
              }
            />
          }
        />
      )}
    </ListPage>
  );
}
