import { useCallback, useState } from 'react';
import type { ApplicationListRow } from 'shared-contracts/entities/applicationListRow.ts';
import { useApi, useQuery } from 'shared-auth/api';
import { ListFollower } from 'shared-record/pages';
import { LoadingState, useTranslation } from 'shared-ui/core';
import { CountLine, ListFailure, ListLayout, Pager, useLastPage, useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { applicationListQuery, APPLICATIONS_KEY } from './api/applications.queries.ts';
import { useApplicationRights } from './api/useApplicationRights.ts';
import { ApplicationFilters } from './components/ApplicationFilters.tsx';
import { ApplicationTable } from './components/ApplicationTable.tsx';
import { DeleteApplicationDialog } from './components/DeleteApplicationDialog.tsx';
import { Notice } from './components/Notice.tsx';
import { NoApplications } from './components/NoApplications.tsx';
import { APPLICATION_PAGE_SIZE } from './api/applicationListRequest.ts';
import { applicationListSearch } from './model/applicationListSearch.ts';

/** List of the applications for outgoing mobility: students see their own, the office sees all. */
export function ApplicationListPage() {
  const { t } = useTranslation(MODULE_ID);
  const [search, update, clear] = useListSearch(applicationListSearch);
  const list = useQuery(applicationListQuery(useApi(), search));
  const rightsOf = useApplicationRights();
  const [deleting, setDeleting] = useState<ApplicationListRow | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const total = list.data?.total;
  const activeFilterCount = applicationListSearch.activeCount(search);
  const goTo = useCallback((page: number) => update({ page }), [update]);
  const goToLast = useCallback((page: number) => update({ page }, 'replace'), [update]);
  useLastPage(search.page, list.isPlaceholderData ? undefined : total, APPLICATION_PAGE_SIZE, goToLast);

  return (
    <ListLayout
      title={t('applicationList.ApplicationListPage.title')}
      description={t('applicationList.ApplicationListPage.description')}
      filters={<ApplicationFilters search={search} onChange={update} />}
      activeFilterCount={activeFilterCount}
      onClearFilters={clear}
      isFetching={list.isFetching && !list.isPending}
    >
      <ListFollower sets={['ApplicationStudentStudiesForms']} queryKey={APPLICATIONS_KEY} />
      {notice && <Notice text={notice} onDismiss={() => setNotice(null)} />}
      {list.isPending && <LoadingState />}
      {list.isError && (
        <ListFailure
          title={t('applicationList.ApplicationListPage.failedTitle')}
          error={list.error}
          hasRows={total !== undefined}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && total !== undefined && (
        <>
          <ApplicationTable
            rows={list.data.value}
            isBusy={list.isPlaceholderData}
            rightsOf={rightsOf}
            onDelete={setDeleting}
            emptyState={<NoApplications hasFilters={activeFilterCount > 0} onClearFilters={clear} />}
          />
          <CountLine>{t('applicationList.ApplicationListPage.total', { total })}</CountLine>
          <Pager page={search.page} pageCount={Math.ceil(total / APPLICATION_PAGE_SIZE)} onChange={goTo} />
        </>
      )}
      {deleting && (
        <DeleteApplicationDialog
          application={deleting}
          onClose={(reason) => {
            setDeleting(null);
            setNotice(reason);
          }}
        />
      )}
    </ListLayout>
  );
}
