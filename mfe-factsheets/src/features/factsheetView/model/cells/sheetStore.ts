import type { NetworkGap } from 'shared-contracts/factsheets/networkFactsheet.ts';
import type { Change } from './changes.ts';
import type { Typed } from './typedValue.ts';

/**
 * A cell or a new entry into which somebody types.
 *
 * - base: what was there when it was opened; typed: what the form begins with
 */
export type OpenedCell = { readonly base: Typed; readonly typed: Typed };

/**
 * What has become of the last change.
 *
 * - place: path of the cell, or of the new entries of a section, beside which it is told
 * - undo: takes the change back; null once that was done or is not possible any more
 * - undoGaps: what partners would miss for once it is taken back; absent for nothing
 */
export type Told = {
  readonly place: string;
  readonly kind: 'success' | 'warning' | 'error';
  readonly text: string;
  readonly undo: Change | null;
  readonly undoGaps?: readonly NetworkGap[];
};

/**
 * - offers: what was typed here and never saved, by path; dirty: paths in which something was typed
 * - hasDraftFailed: the browser cannot keep what is typed
 */
export type SheetState = {
  readonly open: ReadonlyMap<string, OpenedCell>;
  readonly offers: ReadonlyMap<string, OpenedCell>;
  readonly dirty: ReadonlySet<string>;
  readonly told: Told | null;
  readonly hasDraftFailed: boolean;
};

const NOTHING: SheetState = {
  open: new Map(),
  offers: new Map(),
  dirty: new Set(),
  told: null,
  hasDraftFailed: false,
};

export type SheetStore = ReturnType<typeof createSheetStore>;

/** Keeps what happens on a factsheet that is edited; each cell follows its own part, so that hundreds of others are not drawn anew. */
export function createSheetStore() {
  let state = NOTHING;
  const listeners = new Set<() => void>();
  const set = (change: Partial<SheetState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const closeCell = (path: string) =>
    set({
      open: without(state.open, path),
      dirty: new Set([...state.dirty].filter((one) => one !== path)),
    });
  return {
    get: () => state,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    openCell: (path: string, cell: OpenedCell) =>
      set({ open: withEntry(state.open, path, cell), offers: without(state.offers, path) }),
    closeCell,
    /** Closes a cell that has lost its place; what was typed into it is offered to be copied. */
    offerCell: (path: string, cell: OpenedCell | undefined) => {
      closeCell(path);
      if (cell !== undefined) set({ offers: withEntry(state.offers, path, cell) });
    },
    dropOffer: (path: string) => set({ offers: without(state.offers, path) }),
    setDirty: (path: string, isDirty: boolean) => {
      if (state.dirty.has(path) === isDirty) return;
      set({ dirty: new Set([...state.dirty, path].filter((one) => isDirty || one !== path)) });
    },
  };
}

function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
): ReadonlyMap<string, Value> {
  return new Map([...map, [key, value]]);
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([one]) => one !== key));
}
