import { askWorker, checkedFile } from 'shared-client/worker';
import type { Row, SheetFormat } from './sheetContent.ts';
import type { PackedSheet, SheetRequest } from './worker/sheetMessages.ts';

/** Longest time from the request to the file, the coming of the worker's file included, in milliseconds. */
const SHEET_LIMIT_MS = 120_000;

/** A sheet that is being filled, some rows at a time. */
type FurtherSheet = {
  readonly add: (rows: readonly Row[]) => void;
  /** Rows so far, the heads not counted. */
  readonly count: () => number;
};

/** The first sheet of a file, which is written with it. */
export type SheetDraft = FurtherSheet & {
  /** Begins a sheet behind those that are there; only the file for Excel has it. */
  readonly addSheet: (title: string, columns: readonly string[]) => FurtherSheet;
  /** Writes the file in a worker, so that the page goes on answering meanwhile; rejects as `askWorker` does. */
  readonly write: (format: SheetFormat, signal: AbortSignal) => Promise<Blob>;
};

/**
 * Begins a file with its first sheet.
 *
 * - title: name of the sheet, made lawful where it is not; columns: their heads
 */
export function createSheet(title: string, columns: readonly string[]): SheetDraft {
  const first = begun(title, columns);
  const further: PackedSheet[] = [];
  return {
    ...first.draft,
    addSheet: (...named) => {
      const sheet = begun(...named);
      further.push(sheet.packed);
      return sheet.draft;
    },
    write: (format, signal) => {
      const request: SheetRequest = { format, ...first.packed, ...(further.length > 0 && { further }) };
      const worker = new URL('./worker/sheet.worker.ts', import.meta.url);
      return askWorker<Blob>(checkedFile(worker), request, {
        name: 'sheet',
        signal,
        limitMs: SHEET_LIMIT_MS,
      });
    },
  };
}

function begun(title: string, columns: readonly string[]) {
  const packets: string[] = [];
  let count = 0;
  const packed: PackedSheet = { title, columns, packets };
  const draft: FurtherSheet = {
    add: (rows) => {
      packets.push(JSON.stringify(rows));
      count += rows.length;
    },
    count: () => count,
  };
  return { packed, draft };
}
