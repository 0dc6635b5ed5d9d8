import { lazy, Suspense } from 'react';
import type { FactsheetView as Sheet } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { isRequiredGap, networkGaps } from 'shared-contracts/factsheets/networkFactsheet.ts';
import { useCan } from 'shared-auth';
import { RecordFollower } from 'shared-record/pages';
import {
  Button,
  ButtonLink,
  ErasmusCode,
  formatDate,
  formatDayMonthYearTime,
  makeStyles,
  MEDIA,
  Page,
  Stack,
  StatusBadge,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';
import { gapSection } from '../../../lib/network/gapSection.ts';
import { NetworkGaps } from '../../../lib/network/NetworkGaps.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { Contents } from './Contents.tsx';
import { ChangesSinceLook } from './look/ChangesSinceLook.tsx';
import { FetchNotes } from './refresh/FetchNotes.tsx';
import { RefreshState } from './refresh/RefreshState.tsx';
import { useNetworkRefresh } from './refresh/useNetworkRefresh.ts';
import { Sections } from './Sections.tsx';

const EditableSheet = lazy(() => import('./cells/sheet/EditableSheet.tsx'));
const NO_FURTHER_SETS = [] as const;

/** A factsheet to be read: whose it is, and its sections with their contents beside them; the office may refresh a partner's. */
export function FactsheetView({ sheet }: { readonly sheet: Sheet }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const canEdit = useCan('factsheet_edit');
  const network = useNetworkRefresh();
  const { id, institution, isActive, fetchedAt } = sheet;
  const { heiId } = institution;
  const isOurs = canEdit && institution.isLocal === true;
  const gaps = networkGaps(sheet);
  const canRefresh = canEdit && institution.isLocal !== true && heiId != null;
  return (
    <Page
      title={
        <span className={styles.title}>
          {t('factsheetView.titleOf', { id, name: nameIn(institution, language) })}
          <StatusBadge tone={isActive ? 'success' : 'neutral'}>
            {t(`factsheetView.${isActive ? 'active' : 'inactive'}`)}
          </StatusBadge>
        </span>
      }
      description={institution.erasmusCode && <ErasmusCode>{institution.erasmusCode}</ErasmusCode>}
      actions={
        <>
          {canRefresh && (
            <Button
              icon="retry"
              isBusy={network.isPending}
              onClick={() => {
                if (!network.isPending) network.refresh({ heiId, factsheetId: id });
              }}
            >
              {t('factsheetView.refresh.start')}
            </Button>
          )}
          {isOurs && (
            <ButtonLink to={`/factsheets/edit/${id}`} icon="edit">
              {t('factsheetView.edit')}
            </ButtonLink>
          )}
          <Button onClick={() => window.print()}>{t('factsheetView.print')}</Button>
        </>
      }
    >
      <RecordFollower
        record={{ set: 'MobilityFactsheets', id }}
        version={sheet.dateModified}
        sets={NO_FURTHER_SETS}
        queryKey={FACTSHEETS_KEY}
        text={t('factsheetView.changed')}
      />
      <p className={styles.printed}>
        {t('factsheetView.asOf', { time: formatDayMonthYearTime(new Date().toISOString()) })}
      </p>
      {fetchedAt && (
        <p className={styles.fetched}>
          {t('factsheetView.refresh.fetched', { date: formatDate(fetchedAt, tag) })}
        </p>
      )}
      {canRefresh && <RefreshState network={network} />}
      {institution.isLocal !== true && <ChangesSinceLook id={id} />}
      {canEdit && institution.isLocal !== true && <FetchNotes id={id} />}
      {isOurs && (
        <NetworkGaps
          gaps={gaps}
          when={isActive ? 'now' : gaps.some(isRequiredGap) ? 'required' : 'onceActive'}
          placeOf={gapSection}
        />
      )}
      <div className={styles.columns}>
        <Contents />
        <Stack>
          {isOurs ? (
            <Suspense fallback={<Sections sheet={sheet} />}>
              <EditableSheet sheet={sheet} />
            </Suspense>
          ) : (
            <Sections sheet={sheet} />
          )}
        </Stack>
      </div>
    </Page>
  );
}

const useStyles = makeStyles({
  title: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
  },
  fetched: { margin: 0, color: tokens.colorNeutralForeground2 },
  printed: { display: 'none', [MEDIA.print]: { display: 'block', margin: 0 } },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    '@media (min-width: 1280px)': {
      gridTemplateColumns: '256px minmax(0, 880px)',
      alignItems: 'start',
    },
    [MEDIA.print]: { display: 'block' },
  },
});
