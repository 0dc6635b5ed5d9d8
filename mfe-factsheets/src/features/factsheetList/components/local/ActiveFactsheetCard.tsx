import { useApi, useQuery } from 'shared-auth/api';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  DefinitionList,
  ErasmusCode,
  formatDate,
  LoadingState,
  makeStyles,
  MEDIA,
  StatusBadge,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { activeLocalFactsheetQuery } from '../../api/localFactsheets.queries.ts';
import type { LocalFactsheetActions } from '../../useLocalFactsheetActions.ts';
import { coordinatorName } from '../../model/coordinatorName.ts';

/** The factsheet that students and partners see. */
export function ActiveFactsheetCard({ actions }: { readonly actions: LocalFactsheetActions }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const active = useQuery(activeLocalFactsheetQuery(useApi()));
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
          [t('factsheetList.LocalFactsheets.changed'), formatDate(sheet.dateModified, tag)],
        ]}
      />
      <Cluster className={styles.actions}>
        <ButtonLink to={`/factsheets/view/${sheet.id}`} icon="view">
          {t('factsheetList.LocalFactsheets.view')}
        </ButtonLink>
        <ButtonLink to={`/factsheets/edit/${sheet.id}`} icon="edit">
          {t('factsheetList.LocalFactsheets.edit')}
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

const useStyles = makeStyles({ actions: { [MEDIA.print]: { display: 'none' } } });
