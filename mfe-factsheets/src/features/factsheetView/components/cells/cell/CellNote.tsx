import { useState } from 'react';
import { Button, Icon, makeStyles, MEDIA, mergeClasses, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { GapQuestion } from './GapQuestion.tsx';
import { useSheetEditing, useSheetState } from '../sheetEditing.ts';

const ICONS = { success: 'success', warning: 'warning', error: 'error' } as const;

/** What has become of the last change, beside its place, with the way back; back to what partners would miss for is asked before. */
export function CellNote({ place }: { readonly place: string }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const editing = useSheetEditing();
  const told = useSheetState((state) => (state.told?.place === place ? state.told : null));
  const [isAsking, setAsking] = useState(false);
  if (told === null) return null;
  const gaps = told.undoGaps ?? [];
  return (
    <div className={styles.note}>
      <span className={mergeClasses(styles.text, styles[told.kind])}>
        <Icon name={ICONS[told.kind]} />
        <span>{told.text}</span>
      </span>
      {told.undo && (
        <Button
          size="small"
          onClick={() => {
            if (gaps.length > 0) setAsking(true);
            else void editing.undo();
          }}
        >
          {t('factsheetCells.undo')}
        </Button>
      )}
      <GapQuestion
        gaps={isAsking ? gaps : []}
        onConfirm={() => {
          setAsking(false);
          void editing.undo();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

const useStyles = makeStyles({
  note: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [MEDIA.print]: { display: 'none' },
  },
  text: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  success: { color: tokens.colorPaletteGreenForeground1 },
  warning: { color: tokens.colorPaletteDarkOrangeForeground1 },
  error: { color: tokens.colorPaletteRedForeground1 },
});
