import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ChangeOutcome } from '../../api/factsheetChange.mutation.ts';
import type { Change } from '../../model/cells/changes.ts';
import type { OpenedCell, SheetState, SheetStore, Told } from '../../model/cells/sheetStore.ts';
import type { Typed } from '../../model/cells/typedValue.ts';

/**
 * What can be done with a factsheet that is edited where it stands; the same object as long as it is open.
 *
 * - sheet: as it is on the screen now
 * - open, close: a cell or a new entry; close forgets what was typed into it
 * - keep: what is typed, in case that the page is closed
 * - apply: makes a change, after those that are under way; throws ApiError
 * - tell: says what has become of a change, and leads the focus there; undo: takes the last change back
 */
export type SheetEditing = {
  readonly store: SheetStore;
  readonly sheet: () => FactsheetView;
  readonly open: (path: string, cell: OpenedCell) => void;
  readonly close: (path: string) => void;
  readonly keep: (path: string, base: Typed, typed: Typed) => void;
  readonly apply: (change: Change) => Promise<ChangeOutcome>;
  readonly tell: (told: Told) => void;
  readonly focus: (place: string) => void;
  readonly undo: () => Promise<void>;
};

export const SheetEditingContext = createContext<SheetEditing | null>(null);

/** Throws outside of a factsheet that is edited. */
export function useSheetEditing(): SheetEditing {
  const editing = use(SheetEditingContext);
  if (editing === null) throw new Error('useSheetEditing needs an EditableSheet above it.');
  return editing;
}

/** Follows one part of what happens; `select` has to give the same object as long as that part is the same. */
export function useSheetState<Part>(select: (state: SheetState) => Part): Part {
  const { store } = useSheetEditing();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
