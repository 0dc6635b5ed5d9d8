import { useEffect, useRef, useState } from 'react';
import { Alert, Button, makeStyles, tokens, useLocation, useTranslation } from 'shared-ui/core';
import { readTakenOver } from '../../../../lib/takenOver.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { UnmappedParts } from '../copies/UnmappedParts.tsx';

/** Says of an agreement that was just made of its partner's copy, joined with it or given its values, what is to be done; and what of the copy found no place. */
export function TakenOverNote({ agreementId }: { readonly agreementId: number }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const said = readTakenOver(state, agreementId);
  const [shown, setShown] = useState({ key, takenOver: said });
  // A change of the tab makes another entry of the history, which says nothing of it.
  if (said !== undefined && key !== shown.key) setShown({ key, takenOver: said });
  const { takenOver } = shown;
  const note = useRef<HTMLDivElement>(null);
  const isCopied = takenOver?.how === 'copied';
  useEffect(() => {
    // The button that took the values over is gone by now.
    if (isCopied) note.current?.focus();
  }, [isCopied, shown.key]);
  if (takenOver === undefined) return null;
  const { how, unmapped } = takenOver;
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      <Alert
        kind={unmapped.length > 0 ? 'warning' : 'success'}
        action={
          <Button size="small" onClick={() => setShown({ key, takenOver: undefined })}>
            {t('agreementView.ActionFailureNote.dismiss')}
          </Button>
        }
      >
        <p className={styles.line}>{t(HOW_TEXT[how])}</p>
        <UnmappedParts parts={unmapped} />
      </Alert>
    </div>
  );
}

const HOW_TEXT = {
  imported: 'agreementView.TakenOverNote.imported',
  linked: 'agreementView.TakenOverNote.linked',
  copied: 'agreementView.TakenOverNote.copied',
} as const;

const useStyles = makeStyles({
  note: {
    outlineStyle: 'none',
    scrollMarginTop: `calc(var(--portal-header-height, 0px) + ${tokens.spacingVerticalL})`,
  },
  line: { margin: 0 },
});
