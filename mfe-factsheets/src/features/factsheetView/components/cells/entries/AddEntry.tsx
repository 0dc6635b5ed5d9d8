import { FACTSHEET_ROWS } from 'shared-contracts/factsheets/members/factsheet.ts';
import { Button, makeStyles, MEDIA, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { emptyEntry, type EntrySpec } from '../../../model/cells/entrySpec.ts';
import { CellNote } from '../cell/CellNote.tsx';
import { CellOffer } from '../cell/CellOffer.tsx';
import { EntryForm } from './EntryForm.tsx';
import { useSheetEditing, useSheetState } from '../sheetEditing.ts';

/** Adds an entry to a list, or the coordinator where there is none. */
export function AddEntry({ entry }: { readonly entry: EntrySpec }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const editing = useSheetEditing();
  const { path, list } = entry;
  const opened = useSheetState(({ open }) => open.get(path));
  const offer = useSheetState(({ offers }) => offers.get(path));
  const isFull = list !== null && editing.sheet()[list].length >= FACTSHEET_ROWS;
  const open = () => {
    const base = emptyEntry(entry);
    editing.open(path, offer ?? { base, typed: base });
  };
  return (
    <div className={styles.entry} data-place={path}>
      <CellNote place={path} />
      {opened === undefined ? (
        <>
          {offer && <CellOffer path={path} offer={offer} onContinue={open} />}
          <div>
            <Button icon="new" size="small" isDisabled={isFull} onClick={open}>
              {t(list === null ? 'factsheetCells.addCoordinator' : 'factsheetCells.addEntry')}
            </Button>
          </div>
          {isFull && <p className={styles.full}>{t('factsheetCells.full', { most: FACTSHEET_ROWS })}</p>}
        </>
      ) : (
        <EntryForm entry={entry} opened={opened} />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  entry: { display: 'grid', rowGap: '8px', [MEDIA.print]: { display: 'none' } },
  full: { margin: 0 },
});
