import type { ApplicationHistoryEntry } from 'shared-contracts/applications/entities/applicationHistory.ts';
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
import { MODULE_ID } from '../../../moduleId.ts';
import { HistoryChanges } from './HistoryChanges.tsx';
import { historyQuery } from './office.queries.ts';

/** Who did what with an application, and when, the newest first. */
export function HistoryPart({ applicationId }: { readonly applicationId: number }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const call = useCall();
  return (
    <HistoryList
      queryOf={(count) => historyQuery(call, applicationId, tag, count)}
      texts={{
        failed: t('applicationForm.office.history.failed'),
        empty: t('applicationForm.office.history.empty'),
        shown: (shown, count) => t('applicationForm.office.history.shown', { shown, count }),
        more: t('applicationForm.office.history.more'),
      }}
    >
      {(entry) => <Entry key={entry.id} entry={entry} />}
    </HistoryList>
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
