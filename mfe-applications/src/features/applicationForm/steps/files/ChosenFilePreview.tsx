import { useEffect, useState } from 'react';
import {
  Alert,
  Cluster,
  formatNumber,
  makeStyles,
  Spinner,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { Preview } from './preview/previewMessages.ts';
import { readPreview } from './preview/readPreview.ts';

const BYTES_OF_MB = 1024 * 1024;

type ChosenFilePreviewProps = {
  readonly file: File;
  /** Its pages are shown already. */
  readonly hasPages: boolean;
  /** A card, of which both sides are asked for. */
  readonly isTwoSided: boolean;
};

/** The file that was chosen: its name, its size, and its first page as a picture. */
export function ChosenFilePreview({ file, hasPages, isTwoSided }: ChosenFilePreviewProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const preview = useFirstPage(file);
  const megabytes = formatNumber(Math.max(0.01, Math.round((file.size / BYTES_OF_MB) * 100) / 100), tag);
  return (
    <Cluster gap="M">
      {preview === undefined && <Spinner label={t('applicationForm.files.ChosenFilePreview.drawing')} />}
      {!hasPages && preview !== undefined && preview !== 'failed' && (
        <img
          className={styles.page}
          src={preview.image}
          alt={t('applicationForm.files.ChosenFilePreview.alt', { name: file.name })}
        />
      )}
      <Stack gap="XS" className={styles.text}>
        <strong>{file.name}</strong>
        <span>
          {preview === undefined || preview === 'failed'
            ? t('applicationForm.files.ChosenFilePreview.size', { megabytes })
            : t('applicationForm.files.ChosenFilePreview.pages', { megabytes, count: preview.pages })}
        </span>
        {preview === 'failed' && (
          <span role="status">{t('applicationForm.files.ChosenFilePreview.failed')}</span>
        )}
        {isTwoSided && preview !== undefined && preview !== 'failed' && preview.pages === 1 && (
          <Alert kind="information">{t('applicationForm.files.ChosenFilePreview.oneSide')}</Alert>
        )}
      </Stack>
    </Cluster>
  );
}

/** Draws the first page; undefined while it is drawn. */
function useFirstPage(file: File): Preview | 'failed' | undefined {
  const [drawn, setDrawn] = useState<{ readonly of: File; readonly preview: Preview | 'failed' }>();
  useEffect(() => {
    const stop = new AbortController();
    readPreview(file, stop.signal).then(
      (preview) => setDrawn({ of: file, preview }),
      () => {
        if (!stop.signal.aborted) setDrawn({ of: file, preview: 'failed' });
      },
    );
    return () => stop.abort();
  }, [file]);
  return drawn?.of === file ? drawn.preview : undefined;
}

const useStyles = makeStyles({
  page: {
    display: 'block',
    maxWidth: '160px',
    maxHeight: '220px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
});
