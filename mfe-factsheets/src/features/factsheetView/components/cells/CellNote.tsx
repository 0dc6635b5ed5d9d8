import { Button, Icon, makeStyles, MEDIA, mergeClasses, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useSheetEditing, useSheetState } from './sheetEditing.ts';

const ICONS = { success: 'success', warning: 'warning', error: 'error' } as const;

/** What has become of the last change, beside its place, with the way back. */
export function CellNote({ place }: { readonly place: string }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const editing = useSheetEditing();
  const told = useSheetState((state) => (state.told?.place === place ? state.told : null));
  if (told === null) return null;
  return (
    <div className={styles.note}>
      <span className={mergeClasses(styles.text, styles[told.kind])}>
        <Icon name={ICONS[told.kind]} />
        <span>{told.text}</span>
      </span>
      {told.undo && (
        <Button size="small" onClick={() => void editing.undo()}>
          {t('factsheetCells.undo')}
        </Button>
      )}
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
