import type { Attention } from 'shared-contracts/exchange/exchangeAttention.ts';
import type { UseQueryResult } from 'shared-client';
import { useTranslation } from 'shared-ui/core';
import { CountLine, ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { AttentionTable } from './AttentionTable.tsx';
import { ListHeading } from './ListHeading.tsx';

/** Agreements that people have to look into; nothing while there are none. */
export function AttentionSection({ attention }: { readonly attention: UseQueryResult<Attention> }) {
  const { t } = useTranslation(MODULE_ID);
  const { data, error } = attention;
  const rows = data?.value ?? [];
  const count = rows.length;
  const totalKey = data?.hasMore === true ? 'more' : 'total';
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
      {count > 0 && (
        <>
          <ListHeading
            title={t('incomingAgreements.AttentionSection.title')}
            text={t('incomingAgreements.AttentionSection.text')}
          />
          <AttentionTable rows={rows} />
          <CountLine>{t(`incomingAgreements.AttentionSection.${totalKey}`, { count })}</CountLine>
        </>
      )}
    </>
  );
}
