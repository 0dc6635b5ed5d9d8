import type { AgreementHistoryEntry } from 'shared-contracts/agreements/entities/agreementHistory.ts';
import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import {
  Button,
  EmptyState,
  formatDayMonthYearTime,
  LoadingState,
  makeStyles,
  Stack,
  tokens,
  UnbrokenDates,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { CountLine, ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { HISTORY_PAGE_SIZE, historyQuery } from '../../api/agreementView.queries.ts';
import { HistoryChanges } from './HistoryChanges.tsx';

const OPERATION_KEY = {
  create: 'agreementView.HistoryTab.created',
  update: 'agreementView.HistoryTab.updated',
  delete: 'agreementView.HistoryTab.deleted',
  unknown: 'agreementView.HistoryTab.unknown',
} as const satisfies Record<AgreementHistoryEntry['operation'], string>;

/** Who changed what in the agreement, and when, the newest first. */
export function HistoryTab({ agreementId }: { readonly agreementId: number }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [count, setCount] = useState(HISTORY_PAGE_SIZE);
  const history = useQuery(historyQuery(useCall(), agreementId, tag, count));
  const entries = history.data?.value ?? [];
  const total = history.data?.total ?? 0;

  if (history.isPending) return <LoadingState />;
  return (
    <Stack gap="L">
      {history.isError && (
        <ListFailure
          title={t('agreementView.HistoryTab.failed')}
          error={history.error}
          hasRows={history.data !== undefined}
          isRetrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.isSuccess && total === 0 && <EmptyState title={t('agreementView.HistoryTab.empty')} />}
      <Stack as="ol" gap="L">
        {entries.map(({ id, at, by, operation, changes }) => (
          <li key={id} className={styles.entry}>
            <h2 className={styles.title}>
              <UnbrokenDates>
                {t(OPERATION_KEY[operation], {
                  by: by ?? t('agreementView.HistoryTab.network'),
                  at: formatDayMonthYearTime(at),
                })}
              </UnbrokenDates>
            </h2>
            {changes.length > 0 && <HistoryChanges changes={changes} />}
          </li>
        ))}
      </Stack>
      {total > 0 && (
        <CountLine>{t('agreementView.HistoryTab.shown', { shown: entries.length, total })}</CountLine>
      )}
      {entries.length < total && (
        <div>
          <Button isBusy={history.isPlaceholderData} onClick={() => setCount(count + HISTORY_PAGE_SIZE)}>
            {t('agreementView.HistoryTab.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const useStyles = makeStyles({
  entry: { minWidth: 0 },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});
