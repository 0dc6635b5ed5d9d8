import { useEffect, useRef } from 'react';
import type { FactsheetLook } from 'shared-contracts/factsheets/entities/factsheetLook.ts';
import {
  Alert,
  apiErrorText,
  Button,
  Card,
  Cluster,
  formatDate,
  makeStyles,
  MEDIA,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useFactsheetLook, useSeenFactsheet } from '../../api/factsheetLook.queries.ts';
import { ChangesTable } from '../refresh/ChangesTable.tsx';

/** What changed of a partner's factsheet since the person looked last; it stays, on other visits too, until they say that they have seen it. */
export function ChangesSinceLook({ id }: { readonly id: number }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const look = useFactsheetLook(id);
  const seen = useSeenFactsheet(id);
  const isSeen = seen.isSuccess && look.data?.changes.length === 0;
  const note = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isSeen) note.current?.focus();
  }, [isSeen]);
  if (look.isError)
    return (
      <Alert
        kind="warning"
        action={<Button onClick={() => void look.refetch()}>{t('factsheetView.look.retry')}</Button>}
      >
        {t('factsheetView.look.failed')} {apiErrorText(look.error, t)}
      </Alert>
    );
  if (isSeen)
    return (
      <p ref={note} role="status" tabIndex={-1} className={styles.note}>
        {t('factsheetView.look.noted')}
      </p>
    );
  if (look.data === undefined || look.data.changes.length === 0) return null;
  return <Changes look={look.data} seen={seen} />;
}

type ChangesProps = {
  readonly look: FactsheetLook;
  readonly seen: ReturnType<typeof useSeenFactsheet>;
};

function Changes({ look, seen }: ChangesProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const title = t('factsheetView.look.changed', { date: formatDate(look.lookedAt, tag) });
  return (
    <Card as="section" look="quiet" gap="M" className={styles.changes} aria-labelledby="look-changes">
      <h2 id="look-changes" className={styles.heading}>
        {title}
      </h2>
      <ChangesTable caption={title} changes={look.changes} />
      {seen.isError && <Alert kind="error">{apiErrorText(seen.error, t)}</Alert>}
      <Cluster>
        <Button icon="success" isBusy={seen.isPending} onClick={() => seen.mutate(look)}>
          {t('factsheetView.look.seen')}
        </Button>
      </Cluster>
    </Card>
  );
}

const useStyles = makeStyles({
  changes: { [MEDIA.print]: { display: 'none' } },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    outlineStyle: 'none',
    [MEDIA.print]: { display: 'none' },
  },
});
