import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { isSame } from 'shared-record/model';
import { bodyAt, isInPlace, ROW_STATE, type RowList } from './cellPath.ts';
import type { CellSpec } from './cellSpec.ts';
import { sentOf, typedOf, type Typed } from './typedValue.ts';

/**
 * One change of a factsheet, which can be made of any version in which nobody else has changed the same.
 *
 * - stateIn: `open` where it can be made; `done` where the factsheet says so already; `changed` where somebody else has said something else
 *   there; `gone` where its place is no more
 * - bodyFor: what is sent of it, upon that version
 * - undoIn: takes it back, from the factsheet as it is after it
 */
export type Change = {
  readonly stateIn: (sheet: FactsheetView) => 'open' | 'done' | 'changed' | 'gone';
  readonly bodyFor: (sheet: FactsheetView) => object;
  readonly undoIn: (sheet: FactsheetView) => Change;
};

/** A change that puts something new into a factsheet. - pathIn: where it lies in the factsheet as it is after it; undefined where it is no more */
export type Addition = Change & { readonly pathIn: (sheet: FactsheetView) => string | undefined };

/** A row without its id, as it is sent. */
export type SentRow = Readonly<Record<string, unknown>>;
type StoredRow = FactsheetView[RowList][number];

/** Somebody else has removed already what there was to take back. */
const NOTHING: Change = { stateIn: () => 'gone', bodyFor: () => ({}), undoIn: () => NOTHING };

/** - before: what the cell said when it was opened; after: what it is to say, as it will be read again */
export function setCell(cell: CellSpec, before: Typed, after: Typed): Change {
  return {
    stateIn: (sheet) => {
      if (!isInPlace(sheet, cell.path)) return 'gone';
      const now = typedOf(sheet, cell);
      if (isSame(now, after)) return 'done';
      return isSame(now, before) ? 'open' : 'changed';
    },
    bodyFor: (sheet) => bodyAt(sheet, cell.path, sentOf(cell.field, after)),
    undoIn: (sheet) => setCell(cell, typedOf(sheet, cell), before),
  };
}

/** - known: ids of the rows that were there before, to know the new one from them */
export function addRow(list: RowList, row: SentRow, known: readonly number[]): Addition {
  const placeIn = (sheet: FactsheetView) =>
    sheet[list].findIndex((one) => !known.includes(one.id) && isSame(rowToSend(one), row));
  return {
    pathIn: (sheet) => {
      const others = sheet[list].filter(({ id }) => !known.includes(id));
      // What the server has put into another form is known by being the only one that is new.
      const added = sheet[list][placeIn(sheet)] ?? (others.length === 1 ? others[0] : undefined);
      return added && `${list}.${added.id}`;
    },
    stateIn: (sheet) => (placeIn(sheet) < 0 ? 'open' : 'done'),
    bodyFor: () => ({ [list]: [{ ...row, $state: ROW_STATE.inserted }] }),
    undoIn: (sheet) => {
      const at = placeIn(sheet);
      const added = sheet[list][at];
      return added === undefined ? NOTHING : removeRow(list, added, at);
    },
  };
}

/** Removes a row that nobody else has changed. - at: its place among the others, from 0 */
export function removeRow(list: RowList, row: StoredRow, at: number): Change {
  return {
    stateIn: (sheet) => {
      const now = sheet[list].find(({ id }) => id === row.id);
      if (now === undefined) return 'done';
      return isSame(now, row) ? 'open' : 'changed';
    },
    bodyFor: () => ({ [list]: [{ id: row.id, $state: ROW_STATE.removed }] }),
    undoIn: (sheet) => restoreRow(list, row, { at, known: sheet[list].map(({ id }) => id) }),
  };
}

/** Gives a factsheet without a coordinator one. */
export function addCoordinator(contact: SentRow): Addition {
  const idIn = (sheet: FactsheetView) => sheet.institutionalCoordinatorContact?.id;
  const removal = (id: number | undefined): Change => ({
    stateIn: (sheet) => {
      const now = idIn(sheet);
      if (now === undefined) return 'done';
      return now === id ? 'open' : 'changed';
    },
    bodyFor: () => ({ institutionalCoordinatorContact: null }),
    undoIn: () => addCoordinator(contact),
  });
  return {
    pathIn: (sheet) => (idIn(sheet) === undefined ? undefined : 'institutionalCoordinatorContact'),
    stateIn: (sheet) => {
      const now = sheet.institutionalCoordinatorContact;
      if (now == null) return 'open';
      const isIt = Object.entries(contact).every(
        ([member, value]) => (Reflect.get(now, member) ?? null) === value,
      );
      return isIt ? 'done' : 'changed';
    },
    bodyFor: () => ({ institutionalCoordinatorContact: contact }),
    undoIn: (sheet) => removal(idIn(sheet)),
  };
}

type Place = { readonly at: number; readonly known: readonly number[] };

/** Puts a row back to where it was; the others are named, and stay as they are. */
function restoreRow(list: RowList, row: StoredRow, { at, known }: Place): Change {
  const sent = rowToSend(row);
  return {
    ...addRow(list, sent, known),
    bodyFor: (sheet) => {
      const others = sheet[list].map(({ id }) => ({ id }));
      return { [list]: [...others.slice(0, at), sent, ...others.slice(at)] };
    },
  };
}

function rowToSend({ id: _id, ...row }: StoredRow): SentRow {
  return row;
}
