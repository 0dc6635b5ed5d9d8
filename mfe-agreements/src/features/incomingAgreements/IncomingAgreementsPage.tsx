import { useState } from 'react';
import { ApiError, useCall, useIsExchangeConnected, useQuery } from 'shared-client';
import { Button, ButtonLink, EmptyState, useTranslation } from 'shared-ui/core';
import { ListFailure, ListLayout, useListSearch } from 'shared-ui/list';
import { attentionCountQuery } from '../../lib/attention.queries.ts';
import { incomingAgreementsQuery } from '../../lib/incomingAgreements.queries.ts';
import { unreadableCountQuery } from '../../lib/unreadableCopies.queries.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { AttentionSection } from './components/AttentionSection.tsx';
import type { IncomingQuestion } from './components/IncomingActions.tsx';
import { ImportQuestion } from './components/ImportQuestion.tsx';
import { LinkDialog } from './components/LinkDialog.tsx';
import { ListHeading } from './components/ListHeading.tsx';
import { OfferFilters } from './components/OfferFilters.tsx';
import { OfferList } from './components/OfferList.tsx';
import { UnreadableSection } from './components/UnreadableSection.tsx';
import { offerListSearch } from './model/offerListSearch.ts';

/**
 * Agreements of ours that people have to look into, those that partners announced and that could not be taken, and those that they offer and
 * none of ours belongs to: each of these can be imported, or linked with one of ours.
 */
export default function IncomingAgreementsPage() {
  const { t } = useTranslation(MODULE_ID);
  const call = useCall();
  const enabled = useIsExchangeConnected();
  const [search, update, clear] = useListSearch(offerListSearch);
  const incoming = useQuery({ ...incomingAgreementsQuery(call, search), staleTime: 0, enabled });
  const { data: attention = 0 } = useQuery(attentionCountQuery(call));
  const { data: unreadable = 0 } = useQuery(unreadableCountQuery(call));
  const hasOtherLists = attention + unreadable > 0;
  const [asked, setAsked] = useState<IncomingQuestion | null>(null);
  const { data: offers, error } = incoming;
  const isRefused = error instanceof ApiError && error.code === 'unavailable';
  const isUnconnected = offers === undefined && (isRefused || (!enabled && error === null));
  const retry = () => void incoming.refetch();
  const close = () => setAsked(null);

  return (
    <ListLayout
      title={t('incomingAgreements.IncomingAgreementsPage.title')}
      address={offerListSearch}
      description={hasOtherLists ? undefined : t('incomingAgreements.IncomingAgreementsPage.description')}
      actions={
        <ButtonLink to="/iia/refused">{t('incomingAgreements.IncomingAgreementsPage.refused')}</ButtonLink>
      }
      isFetching={incoming.isFetching && !incoming.isPending}
      // The table needs the whole width.
      isFilterBehind
      activeFilterCount={offerListSearch.activeCount({ ...search, away: null })}
      onClearFilters={clear}
      filters={
        offers === undefined || offers.waiting + offers.away === 0 ? undefined : (
          <OfferFilters search={search} partners={offers.partners} onChange={update} />
        )
      }
    >
      <AttentionSection />
      <UnreadableSection />
      {hasOtherLists && (
        <ListHeading
          title={t('incomingAgreements.IncomingAgreementsPage.offers')}
          text={t('incomingAgreements.IncomingAgreementsPage.description')}
        />
      )}
      {isUnconnected && (
        <EmptyState
          icon="warning"
          title={t('incomingAgreements.IncomingAgreementsPage.notConnected')}
          text={t('incomingAgreements.IncomingAgreementsPage.notConnectedHint')}
          action={
            <Button icon="retry" isBusy={incoming.isFetching} onClick={retry}>
              {t('incomingAgreements.IncomingAgreementsPage.retry')}
            </Button>
          }
        />
      )}
      {error !== null && !isUnconnected && (
        <ListFailure
          title={t('incomingAgreements.IncomingAgreementsPage.failed')}
          error={error}
          hasRows={offers !== undefined}
          isRetrying={incoming.isFetching}
          onRetry={retry}
        />
      )}
      {!isUnconnected && (error === null || offers !== undefined) && (
        <OfferList
          offers={offers}
          isOutdated={incoming.isPlaceholderData}
          search={search}
          onChange={update}
          onAsk={setAsked}
        />
      )}
      {asked?.kind === 'import' && <ImportQuestion incoming={asked.incoming} onClose={close} />}
      {asked?.kind === 'link' && <LinkDialog incoming={asked.incoming} onClose={close} />}
    </ListLayout>
  );
}
