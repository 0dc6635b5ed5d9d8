import type { AgreementHistoryEntry } from 'shared-contracts/agreements/entities/agreementHistory.ts';
import { useCall } from 'shared-client';
import { HistoryList } from 'shared-record/history';
import {
  formatDayMonthYearTime,
  makeStyles,
  tokens,
  UnbrokenDates,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { historyQuery } from '../../api/agreementView.queries.ts';
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
  const call = useCall();
  return (
    <HistoryList
      queryOf={(count) => historyQuery(call, agreementId, tag, count)}
      texts={{
        failed: t('agreementView.HistoryTab.failed'),
        empty: t('agreementView.HistoryTab.empty'),
        shown: (shown, total) => t('agreementView.HistoryTab.shown', { count: total, shown, total }),
        more: t('agreementView.HistoryTab.more'),
      }}
    >
      {({ id, at, by, operation, changes }) => (
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
      )}
    </HistoryList>
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
