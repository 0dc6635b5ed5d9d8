import { useCallback, useMemo } from 'react';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-auth/api';
import { ListFollower } from 'shared-record/pages';
import { Button, EmptyState, formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { CountLine, ListFailure, ListLayout, Pager, useLastPage, useListSearch } from 'shared-ui/list';
import { AGREEMENTS_KEY } from '../../lib/agreementsKey.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { agreementListQuery } from './api/agreements.queries.ts';
import { AgreementFilters } from './components/AgreementFilters.tsx';
import { AgreementTable } from './components/AgreementTable.tsx';
import { LazyIncomingNotice } from './components/LazyIncomingNotice.tsx';
import { AGREEMENT_PAGE_SIZE } from './model/agreementListRequest.ts';
import { agreementListSearch, toEffectiveSearch } from './model/agreementListSearch.ts';

/** Sets that the rows and the notices above them are read from. */
const SHOWN_SETS = ['MobilityAgreements', 'MobilityNotifications'] as const;

/** All agreements of the university, filtered and paged; the portal's start page. */
export function AgreementListPage() {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const isOffice = useCan('iia_edit_iro');
  const [address, update, clear] = useListSearch(agreementListSearch);
  const search = useMemo(() => toEffectiveSearch(address, isOffice), [address, isOffice]);
  const agreements = useQuery(agreementListQuery(useApi(), search));
  const total = agreements.data?.total;
  const goTo = useCallback((page: number) => update({ page }), [update]);
  const goToLast = useCallback((page: number) => update({ page }, 'replace'), [update]);
  useLastPage(search.page, agreements.isPlaceholderData ? undefined : total, AGREEMENT_PAGE_SIZE, goToLast);

  return (
    <ListLayout
      title={t('agreementList.AgreementListPage.title')}
      actions={isOffice && total !== undefined && <LazyIncomingNotice />}
      filters={<AgreementFilters search={search} onChange={update} />}
      activeFilterCount={agreementListSearch.activeCount(search)}
      onClearFilters={clear}
      isFetching={agreements.isFetching && !agreements.isPending}
    >
      <ListFollower sets={SHOWN_SETS} queryKey={AGREEMENTS_KEY} />
      {agreements.isError && (
        <ListFailure
          title={t('agreementList.AgreementListPage.failed')}
          error={agreements.error}
          hasRows={total !== undefined}
          isRetrying={agreements.isFetching}
          onRetry={() => void agreements.refetch()}
        />
      )}
      {!(agreements.isError && total === undefined) && (
        <AgreementTable
          rows={agreements.data?.value}
          isBusy={agreements.isPlaceholderData}
          emptyState={
            <EmptyState
              title={t('agreementList.AgreementListPage.empty')}
              text={t('agreementList.AgreementListPage.emptyHint')}
              action={<Button onClick={clear}>{t('agreementList.AgreementListPage.clear')}</Button>}
            />
          }
        />
      )}
      {total !== undefined && (
        <>
          <CountLine>
            {t('agreementList.AgreementListPage.total', { total: formatNumber(total, tag) })}
          </CountLine>
          <Pager page={search.page} pageCount={Math.ceil(total / AGREEMENT_PAGE_SIZE)} onChange={goTo} />
        </>
      )}
    </ListLayout>
  );
}
