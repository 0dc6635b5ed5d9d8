import type { RowsOfAgreement } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useSession } from 'shared-auth';
import { isChanged, openedEdit, withoutLeft, type AgreementEdit } from './model/agreementEdit.ts';
import {
  clearBlock,
  copyBlock,
  fillDown,
  pasteBlock,
  type BlockResult,
  type Misfit,
} from './model/blocks.ts';
import { typedChange, withStep, changeTo } from './model/cellChanges.ts';
import { GRID_COLUMNS, isEdited, type ColumnId } from './model/columns.ts';
import { gridRows, type GridRow } from './model/gridRows.ts';
import { afterAct } from './model/gridState.ts';
import { faultPlaces, nextFault, placeOfAgreement } from './model/faultPlaces.ts';
import { withDrafts } from './model/meanwhile.ts';
import { faultsOf, type FaultsOf } from './model/rowFaults.ts';
import { readTsv, writeTsv } from './sheet/tsv.ts';
import type { Place, Selection } from './sheet/range.ts';
import type { AllWords } from './useGridWords.ts';
import { useRowDrafts, type OfferedDraft } from './useRowDrafts.ts';
import { useRowSaves } from './useRowSaves.ts';

/** What became of a block of cells. - put: cells that have another value now; unread: cells whose text is no value of theirs */
export type Found = { readonly put: number; readonly unread: number; readonly misfits: readonly Misfit[] };

const START: Selection = { anchor: { row: 0, column: 0 }, cursor: { row: 0, column: 0 } };

/** All that can be done with the rows of some agreements. */
export function useGridEdit(agreements: readonly RowsOfAgreement[], words: AllWords) {
  const { permissions } = useSession();
  const [state, act] = useReducer(afterAct, null, () => ({
    edits: agreements.map((agreement) => openedEdit(agreement, permissions)),
    past: [],
    future: [],
  }));
  const { edits, past, future } = state;
  const rows = useMemo(() => gridRows(edits), [edits]);
  const [selection, setSelection] = useState(START);
  const [focusAsked, setFocusAsked] = useState(0);
  const [found, setFound] = useState<Found | null>(null);

  const typing = useRef<{ readonly place: Place; readonly text: string } | null>(null);
  const withTyping = useRef<(now: readonly AgreementEdit[]) => readonly AgreementEdit[]>((now) => now);
  const latest = useRef(edits);
  useLayoutEffect(() => {
    latest.current = edits;
    withTyping.current = (now) => {
      const change = typing.current && changeAt(typing.current.place, typing.current.text);
      return change ? withStep(now, [change], 'after') : now;
    };
  });
  const drafts = useRowDrafts(edits, withTyping);
  const saves = useRowSaves(latest, act);

  function changeAt({ row: place, column: index }: Place, text: string) {
    const [row, column] = [rows[place], GRID_COLUMNS[index]];
    if (row === undefined || column === undefined || !isEdited(column)) return undefined;
    return typedChange(row, column, text, words);
  }

  const known = useRef(new WeakMap<AgreementEdit, FaultsOf>());
  const { areas, languages } = words;
  const faults = useCallback(
    (edit: AgreementEdit) => {
      const made = known.current.get(edit) ?? faultsOf(edit, { areas, languages });
      known.current.set(edit, made);
      return made;
    },
    [areas, languages],
  );

  const take = ({ step, misfits, unread }: BlockResult) => {
    act({ type: 'step', step });
    setFound(misfits.length > 0 || unread > 0 ? { put: step.length, unread, misfits } : null);
  };
  const select = (next: Selection) => {
    if (next !== selection) setSelection(next);
  };
  const goTo = (cursor: Place) => {
    setSelection({ anchor: cursor, cursor });
    setFocusAsked((asked) => asked + 1);
  };
  const save = () => void saves.save();

  return {
    edits,
    rows,
    selection,
    select,
    focusAsked,
    faultsOf: faults,
    found,
    forgetFound: () => setFound(null),
    drafts,
    saves,
    unsaved: edits.filter(isChanged).length,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Cells with faults; counted where they are shown. */
    faultCount: () => edits.reduce((sum, edit) => sum + faults(edit).size, 0),
    goToNextFault: () => {
      const next = nextFault(rows, faults, selection.cursor);
      if (next !== undefined) goTo(next);
    },
    /** Names the cells of an agreement that have faults. */
    faultyCells: (id: number, nameOf: (row: GridRow, column: ColumnId) => string) => {
      const ofIt = rows.filter(({ edit }) => edit.id === id);
      return faultPlaces(ofIt, faults).flatMap((place) => {
        const [row, column] = [ofIt[place.row], GRID_COLUMNS[place.column]];
        return row === undefined || column === undefined ? [] : [nameOf(row, column.id)];
      });
    },
    goToAgreement: (id: number) => {
      const first = placeOfAgreement(rows, faults, id);
      if (first !== undefined) goTo(first);
    },
    /** Takes what somebody else saved in the cell of the focus. */
    takeTheirs: (theirs: unknown) => {
      const [row, column] = [rows[selection.cursor.row], GRID_COLUMNS[selection.cursor.column]];
      if (row === undefined || column === undefined || !isEdited(column)) return;
      const change = changeTo(row, column, { value: theirs, text: undefined });
      if (change !== undefined) act({ type: 'step', step: [change] });
      goTo(selection.cursor);
    },
    takeDrafts: (offered: readonly OfferedDraft[]) => {
      const taken = offered.filter(({ draft }) => draft !== null);
      const next = edits.map((edit) =>
        withDrafts(
          edit,
          taken.filter(({ agreement }) => agreement === edit.id),
          permissions,
        ),
      );
      for (const edit of next) act({ type: 'replace', id: edit.id, with: () => edit });
      drafts.take(taken, next);
    },
    forgetLeft: () => {
      for (const { id } of edits) act({ type: 'replace', id, with: withoutLeft });
    },
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
    save,
    fillDown: () => take(fillDown(rows, selection, words)),
    commands: {
      onType: (place: Place, text: string) => {
        typing.current = { place, text };
        drafts.touch();
      },
      onPut: (place: Place, text: string) => {
        typing.current = null;
        const change = changeAt(place, text);
        if (change !== undefined) act({ type: 'step', step: [change] });
        drafts.touch();
      },
      onCancel: () => {
        typing.current = null;
        drafts.touch();
      },
      onCopy: () => writeTsv(copyBlock(rows, selection, words)),
      onPaste: (text: string) => {
        if (text !== '') take(pasteBlock(rows, selection, readTsv(text), words));
      },
      onClear: () => take(clearBlock(rows, selection, words)),
      onFillDown: () => take(fillDown(rows, selection, words)),
      onUndo: () => act({ type: 'undo' }),
      onRedo: () => act({ type: 'redo' }),
      onSave: save,
    },
  };
}
export type GridEdit = ReturnType<typeof useGridEdit>;
