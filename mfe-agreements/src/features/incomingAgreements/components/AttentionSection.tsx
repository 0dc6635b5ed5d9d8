import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { useTranslation } from 'shared-ui/core';
import { ListFailure, ListFoot, useLastPage } from 'shared-ui/list';
import { ATTENTION_PAGE_SIZE, attentionQuery } from '../../../lib/attention.queries.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { AttentionTable } from './AttentionTable.tsx';
import { ListHeading } from './ListHeading.tsx';

/** Agreements that people have to look into; nothing while there are none. */
export function AttentionSection() {
  const { t } = useTranslation(MODULE_ID);
  const [page, setPage] = useState(0);
  const attention = useQuery({ ...attentionQuery(useCall(), page), staleTime: 0 });
  const { data, error, isPlaceholderData } = attention;
  const total = data?.total ?? 0;
  useLastPage(page, isPlaceholderData ? undefined : data?.total, ATTENTION_PAGE_SIZE, setPage);
  return (
    <>
      {error !== null && (
        <ListFailure
          title={t('incomingAgreements.AttentionSection.failed')}
          error={error}
          hasRows={data !== undefined}
          isRetrying={attention.isFetching}
          onRetry={() => void attention.refetch()}
        />
      )}
      {total > 0 && (
        <>
          <ListHeading
            title={t('incomingAgreements.AttentionSection.title')}
            text={t('incomingAgreements.AttentionSection.text')}
          />
          <AttentionTable rows={data?.value ?? []} />
          <ListFoot
            total={total}
            text={t('incomingAgreements.AttentionSection.total', { count: total })}
            page={page}
            pageSize={ATTENTION_PAGE_SIZE}
            pagerLabel={t('incomingAgreements.AttentionSection.pages')}
            onPage={setPage}
          />
        </>
      )}
    </>
  );
}
