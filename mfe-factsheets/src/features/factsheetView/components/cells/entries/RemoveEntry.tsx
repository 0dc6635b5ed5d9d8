import { useState } from 'react';
import { apiErrorText, IconButton, makeStyles, MEDIA, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { removeRow } from '../../../model/cells/changes.ts';
import type { RemoveEntryProps } from '../../parts/cellParts.ts';
import { placeOfEntries } from './placeOfEntries.ts';
import { useSheetEditing } from '../sheetEditing.ts';

/** Removes an entry of a list; one that somebody else has changed meanwhile stays, to be looked at first. */
export function RemoveEntry({ list, row, title }: RemoveEntryProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const editing = useSheetEditing();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async () => {
    if (isRemoving) return;
    setIsRemoving(true);
    const place = placeOfEntries(list, row);
    const at = editing.sheet()[list].findIndex(({ id }) => id === row.id);
    try {
      const outcome = await editing.apply(removeRow(list, row, at));
      if (outcome.kind === 'saved')
        editing.tell({
          place,
          kind: 'success',
          text: t('factsheetCells.removed', { title }),
          undo: outcome.undo,
        });
      else
        editing.tell({ place, kind: 'warning', text: t('factsheetCells.notRemoved', { title }), undo: null });
    } catch (error) {
      const text = `${t('factsheetCells.removeFailed', { title })} ${apiErrorText(error, t)}`;
      editing.tell({ place, kind: 'error', text, undo: null });
    } finally {
      setIsRemoving(false);
    }
  };
  return (
    <span className={styles.button}>
      <IconButton
        icon="delete"
        label={t('factsheetCells.remove', { title })}
        isDisabled={isRemoving}
        onClick={() => void remove()}
      />
    </span>
  );
}

const useStyles = makeStyles({ button: { flexShrink: 0, [MEDIA.print]: { display: 'none' } } });
