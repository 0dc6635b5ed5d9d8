import { useCallback, useState } from 'react';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-auth/api';
import { ListFollower } from 'shared-record/pages';
import { EmptyState, LoadingState, useTranslation } from 'shared-ui/core';
import { CountLine, ListFailure, ListLayout, Pager, useLastPage, useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { COORDINATOR_PAGE_SIZE, coordinatorListQuery, COORDINATORS_KEY } from './api/coordinators.queries.ts';
import { CoordinatorEditor } from './components/CoordinatorEditor.tsx';
import { CoordinatorTable } from './components/CoordinatorTable.tsx';
import { coordinatorListSearch } from './model/coordinatorListSearch.ts';

/** List of the ECTS coordinators; those who may create them edit and delete in place. */
export function EctsCoordinatorListPage() {
  const { t } = useTranslation(MODULE_ID);
  const canEdit = useCan('ects_coordinators_create');
  const [{ page }, update] = useListSearch(coordinatorListSearch);
  const list = useQuery(coordinatorListQuery(useApi(), page));
  const total = list.data?.total;
  const [stays, setStays] = useState(0);
  const goTo = useCallback((next: number) => update({ page: next }), [update]);
  const goToLast = useCallback((last: number) => update({ page: last }, 'replace'), [update]);
  useLastPage(page, list.isPlaceholderData ? undefined : total, COORDINATOR_PAGE_SIZE, goToLast);

  const table = {
    rows: list.data?.value ?? [],
    isBusy: list.isPlaceholderData,
    emptyState: (
      <EmptyState
        title={t('ectsCoordinators.EctsCoordinatorListPage.empty')}
        text={t('ectsCoordinators.EctsCoordinatorListPage.emptyText')}
      />
    ),
  };
  return (
    <ListLayout
      title={t('ectsCoordinators.EctsCoordinatorListPage.title')}
      description={t('ectsCoordinators.EctsCoordinatorListPage.description')}
      isFetching={list.isFetching && !list.isPending}
    >
      {list.isPending && <LoadingState />}
      {list.isError && (
        <ListFailure
          title={t('ectsCoordinators.EctsCoordinatorListPage.failedTitle')}
          error={list.error}
          hasRows={total !== undefined}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {total !== undefined && (
        <>
          {canEdit ? (
            <CoordinatorEditor key={`page-${page}`} {...table} onStay={() => setStays(stays + 1)} />
          ) : (
            <>
              <ListFollower sets={['ECTSCoordinatorTables']} queryKey={COORDINATORS_KEY} />
              <CoordinatorTable {...table} />
            </>
          )}
          <CountLine>{t('ectsCoordinators.EctsCoordinatorListPage.total', { total })}</CountLine>
          {/* A pager that was asked to leave an unsaved row, and stayed, begins anew with the page that is shown. */}
          <Pager
            key={`pager-${stays}`}
            page={page}
            pageCount={Math.ceil(total / COORDINATOR_PAGE_SIZE)}
            onChange={goTo}
          />
        </>
      )}
    </ListLayout>
  );
}
