import type { ApplicationHistoryEntry } from 'shared-contracts/applications/entities/applicationHistory.ts';
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
import { MODULE_ID } from '../../../moduleId.ts';
import { HistoryChanges } from './HistoryChanges.tsx';
import { HISTORY_PAGE_SIZE, historyQuery } from './office.queries.ts';

/** Who did what with an application, and when, the newest first. */
export function HistoryPart({ applicationId }: { readonly applicationId: number }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [count, setCount] = useState(HISTORY_PAGE_SIZE);
  const history = useQuery(historyQuery(useCall(), applicationId, tag, count));
  const entries = history.data?.value ?? [];
  const total = history.data?.total ?? 0;

  if (history.isPending) return <LoadingState />;
  return (
    <Stack gap="L">
      {history.isError && (
        <ListFailure
          title={t('applicationForm.office.history.failed')}
          error={history.error}
          hasRows={history.data !== undefined}
          isRetrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.isSuccess && total === 0 && <EmptyState title={t('applicationForm.office.history.empty')} />}
      <Stack as="ol" gap="L">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Stack>
      {total > 0 && (
        <CountLine>
          {t('applicationForm.office.history.shown', { shown: entries.length, count: total })}
        </CountLine>
      )}
      {entries.length < total && (
        <div>
          <Button isBusy={history.isPlaceholderData} onClick={() => setCount(count + HISTORY_PAGE_SIZE)}>
            {t('applicationForm.office.history.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Entry({ entry: { at, by, isStudent, act, changes } }: { readonly entry: ApplicationHistoryEntry }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const person = by ?? t('applicationForm.office.history.portal');
  return (
    <li className={styles.entry}>
      <h3 className={styles.title}>{t(`applicationForm.office.history.acts.${act}`)}</h3>
      <p className={styles.line}>
        <UnbrokenDates>
          {t(`applicationForm.office.history.${isStudent ? 'byStudent' : 'by'}`, {
            by: person,
            at: formatDayMonthYearTime(at),
          })}
        </UnbrokenDates>
      </p>
      {changes.length > 0 && <HistoryChanges changes={changes} />}
    </li>
  );
}

const useStyles = makeStyles({
  entry: {
    minWidth: 0,
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `3px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
});
