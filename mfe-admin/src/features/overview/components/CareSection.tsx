import { factsheetList, factsheetView, incomingAgreements } from 'shared-contracts/releases/addresses.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import { IDLE_DRAFT_DAYS } from 'shared-contracts/agreements/agreementFilter.ts';
import { useCan } from 'shared-auth';
import { useIsExchangeConnected } from 'shared-client';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementListAddress } from '../model/listAddresses.ts';
import { NumberTile } from './NumberTile.tsx';
import { OverviewSection, Tiles } from './Tiles.tsx';

/** What somebody has to look into: what the network did not take or does not understand, what partners offer, and what was left alone. */
export function CareSection({ overview }: { readonly overview: Overview | undefined }) {
  const { t } = useTranslation(MODULE_ID);
  const isOffice = useCan('iia_edit_iro');
  const isConnected = useIsExchangeConnected();
  const editsFactsheets = useCan('factsheet_edit');
  const { attention, ownFactsheet } = overview ?? {};
  const hasNone = ownFactsheet?.factsheetId === null;
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
            to={incomingAgreements()}
            count={attention?.count}
            label={t('overview.CareSection.attention')}
            hint={t('overview.CareSection.attentionHint')}
            isUrgent
          />
        )}
        {isOffice && (overview?.unreadable ?? 0) > 0 && (
          <NumberTile
            to={incomingAgreements()}
            count={overview?.unreadable ?? undefined}
            label={t('overview.CareSection.unreadable')}
            hint={t('overview.CareSection.unreadableHint')}
            isUrgent
          />
        )}
        {isOffice && isConnected && (
          <NumberTile
            to={incomingAgreements()}
            count={overview?.incoming ?? undefined}
            label={t('overview.CareSection.incoming')}
            hint={t('overview.CareSection.incomingHint')}
          />
        )}
        {editsFactsheets && (overview === undefined || ownFactsheet != null) && (
          <NumberTile
            to={
              ownFactsheet?.factsheetId == null
                ? factsheetList()
                : factsheetView({ factsheetId: ownFactsheet.factsheetId })
            }
            count={ownFactsheet?.missing}
            label={t('overview.CareSection.ownFactsheet')}
            hint={t(`overview.CareSection.${hasNone ? 'noFactsheetHint' : 'ownFactsheetHint'}`)}
            isUrgent
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
