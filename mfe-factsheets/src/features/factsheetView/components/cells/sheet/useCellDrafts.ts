import { useEffect, useRef } from 'react';
import { keepSoon, useDraftStore } from 'shared-record/wizard';
import { CELL_DRAFT_KIND, fromCellsForm, toCellsForm } from '../../../model/cells/cellDrafts.ts';
import type { OpenedCell, SheetStore } from '../../../model/cells/sheetStore.ts';

/**
 * Keeps what is typed into the cells of a factsheet in this browser, sealed, until it is saved or dropped; and offers what was kept before.
 *
 * - version: of the factsheet as it is shown
 */
export function useCellDrafts(id: number, version: string, state: SheetStore) {
  const drafts = useDraftStore(CELL_DRAFT_KIND, id);
  const kept = useRef(new Map<string, OpenedCell>());
  const soon = useRef<ReturnType<typeof keepSoon>>(undefined);
  const write = useRef<(done: () => void) => void>(() => undefined);
  useEffect(() => {
    write.current = (done) => {
      const settle = (isKept: boolean) => {
        state.set({ hasDraftFailed: !isKept });
        if (isKept) done();
      };
      const cells = [...kept.current];
      if (cells.length === 0) drafts?.forget('', settle);
      else
        drafts?.write(
          {
            version,
            creationKey: null,
            opened: toCellsForm(new Map(cells.map(([path, { base }]) => [path, base]))),
            form: toCellsForm(new Map(cells.map(([path, { typed }]) => [path, typed]))),
          },
          '',
          new Date(),
          settle,
        );
    };
  }, [drafts, version, state]);

  useEffect(() => {
    if (drafts === null) return;
    const found = drafts.list().filter(({ draft }) => draft !== null);
    for (const { draft } of found) {
      if (draft === null) continue;
      const opened = fromCellsForm(draft.opened);
      for (const [path, typed] of fromCellsForm(draft.form)) {
        if (!kept.current.has(path)) kept.current.set(path, { base: opened.get(path) ?? typed, typed });
      }
    }
    const { open } = state.get();
    state.set({ offers: new Map([...kept.current].filter(([path]) => !open.has(path))) });
    // From here on this tab keeps them under its own name.
    if (found.length > 0 || kept.current.size > 0)
      write.current(() => {
        for (const { key } of found) drafts.remove(key);
      });
  }, [drafts, state]);

  useEffect(() => {
    const keeping = keepSoon(() => write.current(() => undefined));
    soon.current = keeping;
    return keeping.stop;
  }, []);

  return {
    kept: (path: string) => kept.current.get(path),
    keep: (path: string, cell: OpenedCell) => {
      kept.current.set(path, cell);
      soon.current?.touch();
    },
    drop: (path: string) => {
      if (!kept.current.delete(path)) return;
      soon.current?.touch();
      soon.current?.now();
    },
  };
}
