import type { Delivery } from 'shared-contracts/exchange/exchange.ts';
import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { Button, EmptyState, formatDayMonthYearTime, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { DataTable, ListFailure, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { deliveriesQuery } from '../../api/deliveries.queries.ts';
import { CNR_KIND_TEXT } from '../../../../lib/undeliveredTexts.ts';
import { DeliveryAnswer } from './DeliveryAnswer.tsx';
import { DeliveryState } from './DeliveryState.tsx';
import { ResendQuestion } from './ResendQuestion.tsx';

/** What was sent to the partner for an agreement and what became of it, the newest first; each can be sent again. */
export function DeliveriesTab({ agreementId }: { readonly agreementId: number }) {
  const { t } = useTranslation(MODULE_ID);
  const deliveries = useQuery(deliveriesQuery(useCall(), agreementId));
  const [asked, setAsked] = useState<Delivery | null>(null);
  const columns: readonly Column<Delivery>[] = [
    {
      id: 'createdAt',
      header: t('agreementView.DeliveriesTab.createdAt'),
      cell: ({ createdAt }) => formatDayMonthYearTime(createdAt),
      isRowHeader: true,
      width: '168px',
    },
    {
      id: 'kind',
      header: t('agreementView.DeliveriesTab.kind'),
      cell: ({ kind }) => t(CNR_KIND_TEXT[kind]),
      width: '18%',
    },
    {
      id: 'state',
      header: t('agreementView.DeliveriesTab.state'),
      cell: (delivery) => <DeliveryState delivery={delivery} />,
      width: '20%',
    },
    {
      id: 'answer',
      header: t('agreementView.DeliveriesTab.answer'),
      cell: (delivery) => <DeliveryAnswer delivery={delivery} />,
    },
    {
      id: 'attempts',
      header: t('agreementView.DeliveriesTab.attempts'),
      cell: ({ attempts }) => attempts.length,
      width: '124px',
    },
    {
      id: 'actions',
      header: t('agreementView.DeliveriesTab.actions'),
      cell: (delivery) => (
        <Button size="small" icon="send" onClick={() => setAsked(delivery)}>
          {t('agreementView.DeliveriesTab.resend')}
          <VisuallyHidden>
            {' '}
            {t(CNR_KIND_TEXT[delivery.kind])}, {formatDayMonthYearTime(delivery.createdAt)}
          </VisuallyHidden>
        </Button>
      ),
      isActions: true,
      width: '208px',
    },
  ];
  return (
    <>
      {deliveries.isError && (
        <ListFailure
          title={t('agreementView.DeliveriesTab.failed')}
          error={deliveries.error}
          hasRows={deliveries.data !== undefined}
          isRetrying={deliveries.isFetching}
          onRetry={() => void deliveries.refetch()}
        />
      )}
      {(!deliveries.isError || deliveries.data !== undefined) && (
        <DataTable
          caption={t('agreementView.DeliveriesTab.caption')}
          columns={columns}
          rows={deliveries.data}
          rowKey={({ id }) => id}
          hasManyColumns
          emptyState={<EmptyState title={t('agreementView.DeliveriesTab.empty')} />}
        />
      )}
      {asked && <ResendQuestion delivery={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
