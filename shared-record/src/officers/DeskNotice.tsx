import { formatDate, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { useOfficers } from './officers.queries.ts';

/** Says whose records besides the reader's own are on their desk today; nothing where they stand in for nobody. */
export function DeskNotice() {
  const styles = useStyles();
  const { t } = useTranslation('shared-record');
  const { tag } = useLanguage();
  const { people } = useOfficers();
  const names = (people.data?.value ?? [])
    .filter(({ isOnMyDesk }) => isOnMyDesk)
    .map(({ name, away }) => t('DeskNotice.until', { name, day: formatDate(away?.lastDay, tag) }));
  if (names.length === 0) return null;
  return (
    <p className={styles.line}>{t('DeskNotice.text', { count: names.length, names: names.join(', ') })}</p>
  );
}

const useStyles = makeStyles({ line: { margin: 0, color: tokens.colorNeutralForeground2 } });
