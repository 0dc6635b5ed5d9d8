import { Alert, Button, makeStyles, MEDIA, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { OpenedCell } from '../../../model/cells/sheetStore.ts';
import { useSheetEditing } from '../sheetEditing.ts';
import { TypedText } from './TypedText.tsx';

type CellOfferProps = {
  readonly path: string;
  readonly offer: OpenedCell;
  /** Without it the text has no place any more, and can be copied. */
  readonly onContinue?: () => void;
};

/** Offers what was typed into a cell and never saved. */
export function CellOffer({ path, offer, onContinue }: CellOfferProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const editing = useSheetEditing();
  return (
    <div className={styles.offer}>
      <Alert
        kind="information"
        action={
          <>
            {onContinue && (
              <Button size="small" onClick={onContinue}>
                {t('factsheetCells.continue')}
              </Button>
            )}
            <Button
              size="small"
              onClick={() => {
                editing.close(path);
                editing.focus(path);
              }}
            >
              {t('factsheetCells.discard')}
            </Button>
          </>
        }
      >
        {t(onContinue ? 'factsheetCells.offer' : 'factsheetCells.lost')}
        <TypedText typed={offer.typed} />
      </Alert>
    </div>
  );
}

const useStyles = makeStyles({ offer: { [MEDIA.print]: { display: 'none' } } });
