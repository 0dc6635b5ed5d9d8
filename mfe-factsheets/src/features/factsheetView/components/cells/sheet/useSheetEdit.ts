import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { apiErrorText, useTranslation } from 'shared-ui/core';
import { isSame } from 'shared-record/model';
import { useFactsheetChange } from '../../../api/factsheetChange.mutation.ts';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { isInPlace } from '../../../model/cells/cellPath.ts';
import { createSheetStore, type Told } from '../../../model/cells/sheetStore.ts';
import type { SheetEditing } from '../sheetEditing.ts';
import { useCellDrafts } from './useCellDrafts.ts';

/** All that can be done with a local factsheet in its view. */
export function useSheetEdit(sheet: FactsheetView): SheetEditing {
  const { t } = useTranslation(MODULE_ID);
  const [store] = useState(createSheetStore);
  const drafts = useCellDrafts(sheet.id, sheet.dateModified, store);
  const now = { sheet, drafts, t, apply: useFactsheetChange(sheet.id) };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    // What somebody types into an entry that is removed meanwhile stays to be copied.
    for (const path of store.get().open.keys()) {
      if (!path.endsWith('.new') && !isInPlace(sheet, path))
        store.offerCell(path, latest.current.drafts.kept(path));
    }
  }, [store, sheet]);

  return useMemo(() => {
    const tell = (told: Told) => {
      store.set({ told });
      focusPlace(told.place);
    };
    return {
      store,
      tell,
      focus: focusPlace,
      sheet: () => latest.current.sheet,
      apply: (change) => latest.current.apply(change),
      open: store.openCell,
      close: (path) => {
        store.closeCell(path);
        store.dropOffer(path);
        latest.current.drafts.drop(path);
      },
      keep: (path, base, typed) => {
        const isDirty = !isSame(base, typed);
        store.setDirty(path, isDirty);
        if (isDirty) latest.current.drafts.keep(path, { base, typed });
        else latest.current.drafts.drop(path);
      },
      undo: async () => {
        const { told } = store.get();
        if (told?.undo == null) return;
        const { place, undo } = told;
        // One step, once.
        store.set({ told: { ...told, undo: null } });
        try {
          const { kind } = await latest.current.apply(undo);
          const text = latest.current.t(`factsheetCells.${kind === 'saved' ? 'undone' : 'notUndone'}`);
          tell({ place, kind: kind === 'saved' ? 'success' : 'warning', text, undo: null });
        } catch (error) {
          const { t: say } = latest.current;
          tell({
            place,
            kind: 'error',
            text: `${say('factsheetCells.undoFailed')} ${apiErrorText(error, say)}`,
            undo,
          });
        }
      },
    };
  }, [store]);
}

/** Puts the focus to the button that opens a cell, or to what is told there, once it is drawn. */
function focusPlace(place: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"] button`)?.focus();
  });
}
