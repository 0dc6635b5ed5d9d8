import type { UnreadableCopies, UnreadableCopy } from 'shared-contracts/exchange/unreadableCopies.ts';
import { useState } from 'react';
import type { UseQueryResult } from 'shared-client';
import { exchangeErrorText } from 'shared-record/pages';
import { Alert, useToast, useTranslation } from 'shared-ui/core';
import { CountLine, ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { useFetchAgain } from '../api/incomingAgreements.mutations.ts';
import { ListHeading } from './ListHeading.tsx';
import { TextForPartnerDialog } from './TextForPartnerDialog.tsx';
import { UnreadableTable } from './UnreadableTable.tsx';

/** Agreements that partners say they have sent, and that could not be taken; nothing while there are none. */
export function UnreadableSection({ unreadable }: { readonly unreadable: UseQueryResult<UnreadableCopies> }) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const again = useFetchAgain();
  const [told, setTold] = useState<UnreadableCopy | null>(null);
  const { data, error } = unreadable;
  const rows = data?.value ?? [];
  const count = rows.length;
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
      {again.error !== null && <Alert kind="error">{exchangeErrorText(again.error, t)}</Alert>}
      {count > 0 && (
        <>
          <ListHeading
            title={t('incomingAgreements.UnreadableSection.title')}
            text={t('incomingAgreements.UnreadableSection.text')}
          />
          <UnreadableTable
            rows={rows}
            fetching={again.isPending ? again.variables : undefined}
            onFetch={fetch}
            onText={setTold}
          />
          <CountLine>
            {t(`incomingAgreements.UnreadableSection.${data?.hasMore === true ? 'more' : 'total'}`, {
              count,
            })}
          </CountLine>
        </>
      )}
      {told !== null && <TextForPartnerDialog copy={told} onClose={() => setTold(null)} />}
    </>
  );
}
