import type { RefusedCall } from 'shared-contracts/exchange/refusedCalls.ts';
import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { ButtonLink, EmptyState, useTranslation } from 'shared-ui/core';
import {
  FilterText,
  ListFailure,
  ListFoot,
  ListLayout,
  QuickFilters,
  useLastPage,
  useListSearch,
} from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { refusedCallsQuery } from './api/refusedCalls.queries.ts';
import { RefusedCallDialog } from './components/RefusedCallDialog.tsx';
import { RefusedCallTable } from './components/RefusedCallTable.tsx';
import { REFUSED_SEARCH_MAX_LENGTH, refusedListSearch, searchedCalls } from './model/refusedListSearch.ts';

/** Requests of the network that the portal refused, so that the office can show a partner's developers what came and what is wrong with it. */
export default function RefusedRequestsPage() {
  const { t } = useTranslation(MODULE_ID);
  const [search, update, clear] = useListSearch(refusedListSearch);
  const [shown, setShown] = useState<RefusedCall | null>(null);
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...refusedCallsQuery(useCall()),
    staleTime: 0,
  });
  const { page, pageSize } = search;
  const found = data && searchedCalls(data.value, search);
  const total = found?.length;
  useLastPage(page, total, pageSize, (last) => update({ page: last }, 'replace'));
  const isFiltered = refusedListSearch.activeCount(search) > 0;

  return (
    <ListLayout
      title={t('refusedRequests.RefusedRequestsPage.title')}
      address={refusedListSearch}
      description={t('refusedRequests.RefusedRequestsPage.description')}
      actions={
        <ButtonLink to="/iia/incoming">{t('refusedRequests.RefusedRequestsPage.incoming')}</ButtonLink>
      }
      isFetching={isFetching && !isPending}
      isFilterBehind
      activeFilterCount={refusedListSearch.activeCount({ ...search, sender: null })}
      onClearFilters={clear}
      filters={
        data === undefined || data.value.length === 0 ? undefined : (
          <FilterText
            label={t('refusedRequests.RefusedRequestsPage.search')}
            value={search.search}
            maxLength={REFUSED_SEARCH_MAX_LENGTH}
            onChange={(words) => update({ search: words }, 'replace')}
          />
        )
      }
    >
      {data !== undefined && data.value.length > 0 && (
        <QuickFilters
          label={t('refusedRequests.RefusedRequestsPage.show')}
          filters={[
            {
              id: 'named',
              label: t('refusedRequests.RefusedRequestsPage.named'),
              isOn: search.sender !== null,
              onChange: (isOn) => update({ sender: isOn ? 'named' : null }),
            },
          ]}
        />
      )}
      {error !== null && (
        <ListFailure
          title={t('refusedRequests.RefusedRequestsPage.failed')}
          error={error}
          hasRows={data !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(error === null || data !== undefined) && (
        <RefusedCallTable
          rows={found?.slice(page * pageSize, (page + 1) * pageSize)}
          emptyState={
            <EmptyState
              icon={isFiltered ? 'search' : 'success'}
              title={t(`refusedRequests.RefusedRequestsPage.${isFiltered ? 'none' : 'empty'}`)}
              text={t(`refusedRequests.RefusedRequestsPage.${isFiltered ? 'noneHint' : 'emptyHint'}`)}
            />
          }
          onShow={setShown}
        />
      )}
      {total !== undefined && total > 0 && (
        <ListFoot
          total={total}
          text={t('refusedRequests.RefusedRequestsPage.total', { count: total })}
          page={page}
          pageSize={pageSize}
          onPage={(next) => update({ page: next })}
          onPageSize={(size) => update({ pageSize: size })}
        />
      )}
      {shown !== null && <RefusedCallDialog refused={shown} onClose={() => setShown(null)} />}
    </ListLayout>
  );
}
