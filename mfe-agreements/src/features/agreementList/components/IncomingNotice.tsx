import { useCall, useIsExchangeConnected, useQuery } from 'shared-client';
import { useTranslation } from 'shared-ui/core';
import { attentionCountQuery } from '../../../lib/attention.queries.ts';
import { waitingOffersQuery } from '../../../lib/incomingAgreements.queries.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { BulkNotice } from './bulk/BulkNotice.tsx';
import { NoticeLink } from './NoticeLink.tsx';

/** Says how many agreements need people, and how many of partners wait to be imported; nothing of what is none, or not known. */
// eslint-disable-next-line no-restricted-syntax -- loaded lazily by its default export
export default function IncomingNotice() {
  const { t } = useTranslation(MODULE_ID);
  const call = useCall();
  const enabled = useIsExchangeConnected();
  const { data: attention = 0 } = useQuery({ ...attentionCountQuery(call), retry: false, enabled });
  const { data: waiting = 0 } = useQuery({ ...waitingOffersQuery(call), retry: false, enabled });
  return (
    <>
      <BulkNotice />
      {attention > 0 && (
        <NoticeLink icon="warning">
          {t('agreementList.IncomingNotice.attention', { count: attention })}
        </NoticeLink>
      )}
      {waiting > 0 && (
        <NoticeLink icon="incoming">
          {t('agreementList.IncomingNotice.waiting', { count: waiting })}
        </NoticeLink>
      )}
    </>
  );
}
