import { use, type KeyboardEvent, type MouseEvent } from 'react';
import { IconButton, makeStyles, MEDIA, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { typedOf } from '../../../model/cells/typedValue.ts';
import { CellForm } from './CellForm.tsx';
import { CellOffer } from './CellOffer.tsx';
import { PlaceNameContext, type CellProps } from '../../parts/cellParts.ts';
import { CellNote } from './CellNote.tsx';
import { useSheetEditing, useSheetState } from '../sheetEditing.ts';

/** A value that reads as it does for everybody, and turns to its field. */
export function Cell({ cell, label, children }: CellProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const editing = useSheetEditing();
  const place = use(PlaceNameContext);
  const { path } = cell;
  const opened = useSheetState(({ open }) => open.get(path));
  const offer = useSheetState(({ offers }) => offers.get(path));
  const name = [label, place].filter(Boolean).join(', ');
  if (opened !== undefined)
    return (
      <>
        <CellForm cell={cell} name={name} opened={opened} />
        {/* Paper tells what is saved. */}
        <div className={styles.printed}>{children}</div>
      </>
    );

  const open = () => {
    const base = typedOf(editing.sheet(), cell);
    editing.open(path, offer ?? { base, typed: base });
  };
  return (
    <div>
      {/* The button beside it does the same for whoever has no mouse. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.cell}
        data-place={path}
        onClick={(event) => {
          if (isOnPlainText(event)) open();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'F2') return;
          event.preventDefault();
          open();
        }}
      >
        <div className={styles.value}>{children}</div>
        <span className={styles.edit}>
          <IconButton icon="edit" label={t('factsheetCells.edit', { label: name })} onClick={open} />
        </span>
      </div>
      <CellNote place={path} />
      {offer && <CellOffer path={path} offer={offer} onContinue={open} />}
    </div>
  );
}

/** Whoever follows a link, or marks a text to copy it, does not want to edit it. */
function isOnPlainText({ target }: MouseEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button') === null &&
    window.getSelection()?.isCollapsed !== false
  );
}

const useStyles = makeStyles({
  cell: {
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalS,
    cursor: 'text',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [MEDIA.print]: { display: 'block' },
  },
  printed: { display: 'none', [MEDIA.print]: { display: 'block' } },
  // Level with the button beside it.
  value: { minWidth: 0, minHeight: '32px', alignContent: 'center' },
  edit: { flexShrink: 0, color: tokens.colorNeutralForeground3, [MEDIA.print]: { display: 'none' } },
});
