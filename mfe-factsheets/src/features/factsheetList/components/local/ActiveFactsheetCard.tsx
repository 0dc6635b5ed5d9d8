import type { LocalFactsheetRow } from 'shared-contracts/factsheets/entities/localFactsheetRow.ts';
import { networkGaps } from 'shared-contracts/factsheets/networkFactsheet.ts';
import { useApi, useQuery, type ListPage, type UseQueryResult } from 'shared-client';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  DefinitionList,
  ErasmusCode,
  formatDayMonthYear,
  LoadingState,
  makeStyles,
  MEDIA,
  StatusBadge,
  useTranslation,
} from 'shared-ui/core';
import { ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { askedFactsheetQuery } from '../../../../lib/network/askedFactsheet.queries.ts';
import { gapSection } from '../../../../lib/network/gapSection.ts';
import { NetworkGaps } from '../../../../lib/network/NetworkGaps.tsx';
import type { LocalFactsheetActions } from '../../useLocalFactsheetActions.ts';
import { coordinatorName } from '../../model/coordinatorName.ts';

type ActiveFactsheetCardProps = {
  readonly active: UseQueryResult<ListPage<LocalFactsheetRow>>;
  readonly actions: LocalFactsheetActions;
};

/** The factsheet that students and partners see, with what keeps it from partners. */
export function ActiveFactsheetCard({ active, actions }: ActiveFactsheetCardProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  if (active.isPending) return <LoadingState />;
  if (active.isError) {
    return (
      <ListFailure
        title={t('factsheetList.LocalFactsheets.failedTitle')}
        error={active.error}
        hasRows={false}
        isRetrying={active.isFetching}
        onRetry={() => void active.refetch()}
      />
    );
  }
  const [sheet] = active.data.value;
  if (sheet === undefined) return <Card>{t('factsheetList.LocalFactsheets.noActive')}</Card>;
  return (
    <Card gap="M">
      <ActiveGaps id={sheet.id} />
      <DefinitionList
        shape="strip"
        entries={[
          [t('factsheetList.LocalFactsheets.id'), sheet.id],
          [
            t('factsheetList.LocalFactsheets.state'),
            <StatusBadge key="state" tone="success">
              {t('factsheetList.LocalFactsheets.isActive')}
            </StatusBadge>,
          ],
          [
            t('factsheetList.LocalFactsheets.erasmusCode'),
            <ErasmusCode key="code">{sheet.erasmusCode ?? ''}</ErasmusCode>,
          ],
          [t('factsheetList.LocalFactsheets.coordinator'), coordinatorName(sheet)],
          [t('factsheetList.LocalFactsheets.changed'), formatDayMonthYear(sheet.dateModified)],
        ]}
      />
      <Cluster className={styles.actions}>
        <ButtonLink to={`/factsheets/view/${sheet.id}`} icon="edit">
          {t('factsheetList.LocalFactsheets.viewOrEdit')}
        </ButtonLink>
        <ButtonLink to={`/factsheets/edit/${sheet.id}`}>
          {t('factsheetList.LocalFactsheets.editInSteps')}
        </ButtonLink>
        <Button
          icon="copy"
          isBusy={actions.busyWith.duplicate === sheet.id}
          onClick={() => actions.duplicate(sheet)}
        >
          {t('factsheetList.LocalFactsheets.duplicate')}
        </Button>
      </Cluster>
    </Card>
  );
}

/** What cannot be read is said by the factsheet itself, when it is opened. */
function ActiveGaps({ id }: { readonly id: number }) {
  const { data } = useQuery(askedFactsheetQuery(useApi(), id));
  return (
    <NetworkGaps
      gaps={data === undefined ? [] : networkGaps(data)}
      when="now"
      placeOf={(gap) => `/factsheets/view/${id}${gapSection(gap)}`}
    />
  );
}

const useStyles = makeStyles({ actions: { [MEDIA.print]: { display: 'none' } } });
