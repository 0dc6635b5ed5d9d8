import { useState } from 'react';
import { ApiError, useCall, useIsExchangeConnected, useQuery } from 'shared-auth/api';
import { Button, EmptyState, useTranslation } from 'shared-ui/core';
import { CountLine, ListFailure, ListLayout } from 'shared-ui/list';
import { attentionQuery } from '../../lib/attention.queries.ts';
import { incomingAgreementsQuery } from '../../lib/incomingAgreements.queries.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { AttentionSection } from './components/AttentionSection.tsx';
import type { IncomingQuestion } from './components/IncomingActions.tsx';
import { ImportQuestion } from './components/ImportQuestion.tsx';
import { IncomingTable } from './components/IncomingTable.tsx';
import { LinkDialog } from './components/LinkDialog.tsx';
import { ListHeading } from './components/ListHeading.tsx';

/**
 * Agreements of ours that people have to look into, and those that partners offer and none of ours belongs to: each of these can be
 * imported, or linked with one of ours.
 */
export default function IncomingAgreementsPage() {
  const { t } = useTranslation(MODULE_ID);
  const call = useCall();
  const enabled = useIsExchangeConnected();
  const incoming = useQuery({ ...incomingAgreementsQuery(call), staleTime: 0, enabled });
  const attention = useQuery({ ...attentionQuery(call), staleTime: 0 });
  const hasTwoLists = (attention.data?.value.length ?? 0) > 0;
  const [asked, setAsked] = useState<IncomingQuestion | null>(null);
  const { data: rows, error } = incoming;
  const isRefused = error instanceof ApiError && error.code === 'unavailable';
  const isUnconnected = rows === undefined && (isRefused || (!enabled && error === null));
  const retry = () => void incoming.refetch();
  const close = () => setAsked(null);

  return (
    <ListLayout
      title={t('incomingAgreements.IncomingAgreementsPage.title')}
      description={hasTwoLists ? undefined : t('incomingAgreements.IncomingAgreementsPage.description')}
      isFetching={incoming.isFetching && !incoming.isPending}
    >
      <AttentionSection attention={attention} />
      {hasTwoLists && (
        <ListHeading
          title={t('incomingAgreements.IncomingAgreementsPage.offers')}
          text={t('incomingAgreements.IncomingAgreementsPage.description')}
        />
      )}
      {isUnconnected && (
        <EmptyState
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
          hasRows={rows !== undefined}
          isRetrying={incoming.isFetching}
          onRetry={retry}
        />
      )}
      {!isUnconnected && (error === null || rows !== undefined) && (
        <IncomingTable rows={rows} onAsk={setAsked} />
      )}
      {rows !== undefined && rows.length > 0 && (
        <CountLine>{t('incomingAgreements.IncomingAgreementsPage.total', { count: rows.length })}</CountLine>
      )}
      {asked?.kind === 'import' && <ImportQuestion incoming={asked.incoming} onClose={close} />}
      {asked?.kind === 'link' && <LinkDialog incoming={asked.incoming} onClose={close} />}
    </ListLayout>
  );
}
