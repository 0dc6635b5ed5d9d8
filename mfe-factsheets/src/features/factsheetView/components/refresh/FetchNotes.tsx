import type { FactsheetNote } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import {
  Alert,
  apiErrorText,
  Button,
  Card,
  formatDate,
  formatDayMonthYearTime,
  makeStyles,
  MEDIA,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useFactsheetNotes } from '../../api/factsheetNotes.queries.ts';
import { ChangesTable } from './ChangesTable.tsx';

/** What fetches from the network, those of the night above all, have changed of a partner's factsheet, the newest first; and that the last night's came to nothing. */
export function FetchNotes({ id }: { readonly id: number }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { data, isError, error, refetch } = useFactsheetNotes(id);
  if (isError)
    return (
      <Alert
        kind="warning"
        action={<Button onClick={() => void refetch()}>{t('factsheetView.notes.retry')}</Button>}
      >
        {t('factsheetView.notes.failed')} {apiErrorText(error, t)}
      </Alert>
    );
  if (data === undefined) return null;
  const { tried, notes, hasMore } = data;
  return (
    <>
      {tried !== null && tried.failure !== null && (
        <Alert kind="warning">
          {t('factsheetView.notes.triedInVain', { date: formatDate(tried.at, tag), reason: tried.failure })}
        </Alert>
      )}
      {notes.length > 0 && (
        <Card as="section" look="quiet" gap="M" className={styles.notes} aria-labelledby="fetch-notes">
          <h2 id="fetch-notes" className={styles.heading}>
            {t('factsheetView.notes.title')}
          </h2>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
          {hasMore && <p className={styles.text}>{t('factsheetView.notes.more')}</p>}
        </Card>
      )}
    </>
  );
}

function Note({ note: { at, by, changes } }: { readonly note: FactsheetNote }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const time = formatDayMonthYearTime(at);
  const title =
    by === null ? t('factsheetView.notes.atNight', { time }) : t('factsheetView.notes.byHand', { time, by });
  return (
    <details>
      <summary className={styles.summary}>
        {title} · {t('factsheetView.notes.count', { count: changes.length })}
      </summary>
      <div className={styles.table}>
        <ChangesTable caption={title} changes={changes} />
      </div>
    </details>
  );
}

const useStyles = makeStyles({
  notes: { [MEDIA.print]: { display: 'none' } },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0 },
  summary: { cursor: 'pointer', paddingBlock: tokens.spacingVerticalS, overflowWrap: 'anywhere' },
  table: { paddingBlock: tokens.spacingVerticalS },
});
