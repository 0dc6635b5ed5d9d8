import { useCallback } from 'react';
import { useApi, useQuery } from 'shared-auth/api';
import { ListFollower } from 'shared-record/pages';
import { LoadingState, useTranslation } from 'shared-ui/core';
import { CountLine, ListFailure, ListLayout, Pager, useLastPage, useListSearch } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { factsheetListQuery, FACTSHEETS_KEY } from './api/factsheets.queries.ts';
import { FactsheetFilters } from './components/FactsheetFilters.tsx';
import { FactsheetTable } from './components/FactsheetTable.tsx';
import { NoFactsheets } from './components/NoFactsheets.tsx';
import { FACTSHEET_PAGE_SIZE } from './api/factsheetListRequest.ts';
import { factsheetListSearch } from './model/factsheetListSearch.ts';

/** List of the factsheets of partner institutions. */
export function FactsheetListPage() {
  const { t } = useTranslation(MODULE_ID);
  const [search, update, clear] = useListSearch(factsheetListSearch);
  const list = useQuery(factsheetListQuery(useApi(), search));
  const total = list.data?.total;
  const activeFilterCount = factsheetListSearch.activeCount(search);
  const goTo = useCallback((page: number) => update({ page }), [update]);
  const goToLast = useCallback((page: number) => update({ page }, 'replace'), [update]);
  useLastPage(search.page, list.isPlaceholderData ? undefined : total, FACTSHEET_PAGE_SIZE, goToLast);

  return (
    <ListLayout
      title={t('factsheetList.FactsheetListPage.title')}
      description={t('factsheetList.FactsheetListPage.description')}
      filters={<FactsheetFilters search={search} onChange={update} />}
      activeFilterCount={activeFilterCount}
      onClearFilters={clear}
      isFetching={list.isFetching && !list.isPending}
    >
      <ListFollower sets={['MobilityFactsheets']} queryKey={FACTSHEETS_KEY} />
      {list.isPending && <LoadingState />}
      {list.isError && (
        <ListFailure
          title={t('factsheetList.FactsheetListPage.failedTitle')}
          error={list.error}
          hasRows={total !== undefined}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && total !== undefined && (
        <>
          <FactsheetTable
            rows={list.data.value}
            offset={search.page * FACTSHEET_PAGE_SIZE}
            isBusy={list.isPlaceholderData}
            emptyState={<NoFactsheets hasFilters={activeFilterCount > 0} onClearFilters={clear} />}
          />
          <CountLine>{t('factsheetList.FactsheetListPage.total', { total })}</CountLine>
          <Pager page={search.page} pageCount={Math.ceil(total / FACTSHEET_PAGE_SIZE)} onChange={goTo} />
        </>
      )}
    </ListLayout>
  );
}
