import { useState } from 'react';
import { Alert, Button, makeStyles, tokens, useLocation, useTranslation } from 'shared-ui/core';
import { readTakenOver } from '../../../lib/takenOver.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { fieldPathText } from '../model/fieldPath.ts';

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
      {unmapped.length > 0 && (
        <>
          <p className={styles.line}>{t('agreementView.TakenOverNote.unmapped')}</p>
          <ul className={styles.parts}>
            {unmapped.map(({ field, value }) => (
              <li key={`${field} ${value}`}>
                {fieldPathText(field, t)}: {value}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

const useStyles = makeStyles({
  line: { margin: 0 },
  parts: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
});
