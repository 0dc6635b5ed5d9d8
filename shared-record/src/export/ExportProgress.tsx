import { useEffect, useState } from 'react';
import { Button, Card, formatNumber, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { ProgressBar } from 'shared-ui/list';

/** What is done within this time is done before anybody reads how far it is, in milliseconds. */
const SHOWN_AFTER_MS = 700;

type ExportProgressProps = {
  readonly done: number;
  /** 0 while nobody knows. */
  readonly total: number;
  readonly onStop: () => void;
};

/** How many of the rows are read, and the way to stop; nothing for what takes no time. */
export function ExportProgress({ done, total, onStop }: ExportProgressProps) {
  const { t } = useTranslation('shared-record');
  const { tag } = useLanguage();
  const styles = useStyles();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const isRead = total > 0 && done >= total;
  const figures = { done: formatNumber(done, tag), total: formatNumber(total, tag) };
  return (
    <Card gap="S">
      <div className={styles.line}>
        {/* Said once: a figure that changes ten times a second is for the eye. */}
        <p role="status" className={styles.what}>
          {t(isRead ? 'ExportProgress.writing' : 'ExportProgress.reading')}
        </p>
        {total > 0 && <span className={styles.figures}>{t('ExportProgress.figures', figures)}</span>}
        <Button icon="close" onClick={onStop}>
          {t('ExportProgress.stop')}
        </Button>
      </div>
      <ProgressBar label={t('ExportProgress.label')} value={total === 0 ? 0 : done / total} />
    </Card>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
  },
  what: { flexGrow: 1, margin: 0 },
  figures: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});
