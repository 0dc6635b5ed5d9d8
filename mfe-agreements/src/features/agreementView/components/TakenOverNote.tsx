import { useState } from 'react';
import { Alert, Button, makeStyles, useLocation, useTranslation } from 'shared-ui/core';
import { readTakenOver } from '../../../lib/takenOver.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { UnmappedParts } from './UnmappedParts.tsx';

/** Says of an agreement that was just made of its partner's copy, or joined with it, what is to be done; and what of the copy found no place. */
export function TakenOverNote({ agreementId }: { readonly agreementId: number }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const state: unknown = useLocation().state;
  // A change of the tab makes another entry of the history, which says nothing of it.
  const [takenOver, setTakenOver] = useState(() => readTakenOver(state, agreementId));
  if (takenOver === undefined) return null;
  const { how, unmapped } = takenOver;
  return (
    <Alert
      kind={unmapped.length > 0 ? 'warning' : 'success'}
      action={
        <Button size="small" onClick={() => setTakenOver(undefined)}>
          {t('agreementView.ActionFailureNote.dismiss')}
        </Button>
      }
    >
      <p className={styles.line}>
        {t(
          how === 'imported' ? 'agreementView.TakenOverNote.imported' : 'agreementView.TakenOverNote.linked',
        )}
      </p>
      <UnmappedParts parts={unmapped} />
    </Alert>
  );
}

const useStyles = makeStyles({ line: { margin: 0 } });
