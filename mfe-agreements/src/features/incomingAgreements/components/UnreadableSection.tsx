import type { UnreadableCopy } from 'shared-contracts/exchange/unreadableCopies.ts';
import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { exchangeErrorText } from 'shared-record/pages';
import { Alert, Cluster, useToast, useTranslation } from 'shared-ui/core';
import { ListFailure, ListFoot, QuickFilters, useLastPage } from 'shared-ui/list';
import { eventReasonQuery, unreadableCopiesQuery } from '../../../lib/unreadableCopies.queries.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { useFetchAgain, usePutUnreadableAway } from '../api/incomingAgreements.mutations.ts';
import { offerListSearch, type OfferListSearch } from '../model/offerListSearch.ts';
import { ListHeading } from './ListHeading.tsx';
import { OfferFilters } from './OfferFilters.tsx';
import { TextForPartnerDialog } from './TextForPartnerDialog.tsx';
import { UnreadableTable } from './UnreadableTable.tsx';

/** So few copies need no search. */
const FILTERED_FROM = 10;
const FIRST: OfferListSearch = { search: '', partner: '', away: null, page: 0, pageSize: 10 };

/** Agreements that partners say they have sent, and that could not be taken; nothing while there are none. */
export function UnreadableSection() {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const call = useCall();
  const again = useFetchAgain();
  const put = usePutUnreadableAway();
  const [search, setSearch] = useState(FIRST);
  const [asked, setAsked] = useState<UnreadableCopy>();
  const unreadable = useQuery({ ...unreadableCopiesQuery(call, search), staleTime: 0 });
  const reason = useQuery({ ...eventReasonQuery(call, asked?.id ?? 0), enabled: asked !== undefined });
  const { data, error, isPlaceholderData } = unreadable;
  const { total = 0, waiting = 0, away = 0 } = data ?? {};
  const { page, pageSize } = search;
  const isAway = search.away !== null;
  const update = (change: Partial<OfferListSearch>) => setSearch({ ...search, page: 0, ...change });
  useLastPage(page, isPlaceholderData ? undefined : data?.total, pageSize, (last) => update({ page: last }));
  const fetch = (copy: UnreadableCopy) =>
    again.mutate(copy.id, {
      onSuccess: ({ news }) =>
        toast({
          kind: 'success',
          text: t(`incomingAgreements.UnreadableSection.${news === 'offered' ? 'offered' : 'settled'}`, {
            id: copy.iiaId,
          }),
        }),
    });
  const handlePut = ({ id, iiaId, putAway }: UnreadableCopy) =>
    put.mutate(
      { id, isAway: putAway === null },
      {
        onSuccess: () =>
          toast({
            kind: 'success',
            text: t(`incomingAgreements.UnreadableSection.${putAway === null ? 'away' : 'back'}`, {
              id: iiaId,
            }),
          }),
      },
    );
  const askText = (copy: UnreadableCopy) => {
    setAsked(copy);
    // The same once more, after it could not be read.
    if (copy.id === asked?.id) void reason.refetch();
  };
  const failure = again.error ?? put.error ?? reason.error;
  return (
    <>
      {error !== null && (
        <ListFailure
          title={t('incomingAgreements.UnreadableSection.failed')}
          error={error}
          hasRows={data !== undefined}
          isRetrying={unreadable.isFetching}
          onRetry={() => void unreadable.refetch()}
        />
      )}
      {failure !== null && <Alert kind="error">{exchangeErrorText(failure, t)}</Alert>}
      {waiting + away > 0 && (
        <>
          <ListHeading
            title={t('incomingAgreements.UnreadableSection.title')}
            text={t('incomingAgreements.UnreadableSection.text')}
          />
          {(isAway || away > 0) && (
            <QuickFilters
              label={t('incomingAgreements.OfferList.show')}
              filters={[
                {
                  id: 'away',
                  label: t('incomingAgreements.OfferList.putAway', { count: away }),
                  isOn: isAway,
                  onChange: (isOn) => update({ away: isOn ? 'yes' : null }),
                },
              ]}
            />
          )}
          {waiting + away > FILTERED_FROM && (
            <Cluster gap="M">
              <OfferFilters search={search} partners={data?.partners ?? []} onChange={update} />
            </Cluster>
          )}
          <UnreadableTable
            rows={data?.value ?? []}
            isAway={isAway}
            isFiltered={offerListSearch.activeCount({ ...search, away: null }) > 0}
            busy={{
              fetch: again.isPending ? again.variables : undefined,
              put: put.isPending ? put.variables.id : undefined,
              text: reason.isFetching ? asked?.id : undefined,
            }}
            onFetch={fetch}
            onPut={handlePut}
            onText={askText}
          />
          {total > 0 && (
            <ListFoot
              total={total}
              text={t(`incomingAgreements.${isAway ? 'OfferList' : 'UnreadableSection'}.total`, {
                count: total,
              })}
              page={page}
              pageSize={pageSize}
              pagerLabel={t('incomingAgreements.UnreadableSection.pages')}
              onPage={(next) => update({ page: next })}
              onPageSize={(size) => update({ pageSize: size })}
            />
          )}
        </>
      )}
      {asked !== undefined && reason.data !== undefined && (
        <TextForPartnerDialog copy={{ ...asked, ...reason.data }} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
