import { useCallback } from 'react';
import { useApi, useQuery } from 'shared-client';
import { EmptyState, LoadingState, Stack, useTranslation } from 'shared-ui/core';
import { ListFailure, ListFoot, useLastPage } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { INACTIVE_PAGE_SIZE, inactiveFactsheetsQuery } from '../../api/localFactsheets.queries.ts';
import type { LocalFactsheetActions } from '../../useLocalFactsheetActions.ts';
import type { Activation } from '../../useActivation.ts';
import { InactiveFactsheetTable } from './InactiveFactsheetTable.tsx';

type InactiveFactsheetsProps = {
  readonly actions: LocalFactsheetActions;
  readonly activation: Activation;
  /** Counted from 0. */
  readonly page: number;
  readonly onPage: (page: number, history?: 'replace') => void;
};

/** Factsheets of the local institution that are kept, three a page. */
export function InactiveFactsheets({ actions, activation, page, onPage }: InactiveFactsheetsProps) {
  const { t } = useTranslation(MODULE_ID);
  const list = useQuery(inactiveFactsheetsQuery(useApi(), page));
  const goTo = useCallback((next: number) => onPage(next), [onPage]);
  const goToLast = useCallback((last: number) => onPage(last, 'replace'), [onPage]);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  useLastPage(page, total, INACTIVE_PAGE_SIZE, goToLast);
  return (
    <Stack gap="M">
      {list.isPending && <LoadingState />}
      {list.isError && (
        <ListFailure
          title={t('factsheetList.LocalFactsheets.failedTitle')}
          error={list.error}
          hasRows={list.data !== undefined}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && (
        <>
          <InactiveFactsheetTable
            rows={list.data.value}
            isBusy={list.isPlaceholderData}
            actions={actions}
            activation={activation}
            emptyState={
              <EmptyState
                title={t('factsheetList.LocalFactsheets.empty')}
                text={t('factsheetList.LocalFactsheets.emptyText')}
              />
            }
          />
          <ListFoot
            total={list.data.total}
            text={t('factsheetList.LocalFactsheets.inactiveTotal', { total: list.data.total })}
            page={page}
            pageSize={INACTIVE_PAGE_SIZE}
            onPage={goTo}
            pagerLabel={t('factsheetList.LocalFactsheets.pages')}
          />
        </>
      )}
    </Stack>
  );
}
