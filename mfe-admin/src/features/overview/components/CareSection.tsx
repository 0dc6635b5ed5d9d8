import type { Overview } from 'shared-contracts/overview.ts';
import { IDLE_DRAFT_DAYS } from 'shared-contracts/agreementFilter.ts';
import { useCan } from 'shared-auth';
import { useIsExchangeConnected } from 'shared-auth/api';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementListAddress, INCOMING_AGREEMENTS } from '../model/listAddresses.ts';
import { NumberTile } from './NumberTile.tsx';
import { OverviewSection, Tiles } from './Tiles.tsx';

/** What somebody has to look into: what the network did not take or does not understand, what partners offer, and what was left alone. */
export function CareSection({ overview }: { readonly overview: Overview | undefined }) {
  const { t } = useTranslation(MODULE_ID);
  const isOffice = useCan('iia_edit_iro');
  const isConnected = useIsExchangeConnected();
  const { attention } = overview ?? {};
  return (
    <OverviewSection title={t('overview.CareSection.title')}>
      <Tiles>
        {isOffice && (
          <NumberTile
            to={agreementListAddress({ undelivered: 'yes' })}
            count={overview?.agreements.undelivered ?? undefined}
            label={t('overview.CareSection.undelivered')}
            hint={t('overview.CareSection.undeliveredHint')}
            isUrgent
          />
        )}
        {isOffice && (
          <NumberTile
            to={INCOMING_AGREEMENTS}
            count={attention?.count}
            isMore={attention?.hasMore ?? false}
            label={t('overview.CareSection.attention')}
            hint={t('overview.CareSection.attentionHint')}
            isUrgent
          />
        )}
        {isOffice && isConnected && (
          <NumberTile
            to={INCOMING_AGREEMENTS}
            count={overview?.incoming ?? undefined}
            label={t('overview.CareSection.incoming')}
            hint={t('overview.CareSection.incomingHint')}
          />
        )}
        <NumberTile
          to={agreementListAddress({ idle: 'yes' })}
          count={overview?.agreements.idleDrafts}
          label={t('overview.CareSection.idle')}
          hint={t('overview.CareSection.idleHint', { count: IDLE_DRAFT_DAYS })}
        />
      </Tiles>
    </OverviewSection>
  );
}
