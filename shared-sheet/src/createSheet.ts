import { askWorker, checkedFile } from 'shared-client/worker';
import type { Row, SheetFormat } from './sheetContent.ts';
import type { SheetRequest } from './worker/sheetMessages.ts';

/** Longest time from the request to the file, the coming of the worker's file included, in milliseconds. */
const SHEET_LIMIT_MS = 120_000;

/** A sheet that is being filled, some rows at a time. */
export type SheetDraft = {
  readonly add: (rows: readonly Row[]) => void;
  /** Rows so far, the heads not counted. */
  readonly count: () => number;
  /** Writes the file in a worker, so that the page goes on answering meanwhile; rejects as `askWorker` does. */
  readonly write: (format: SheetFormat, signal: AbortSignal) => Promise<Blob>;
};

/**
 * Begins a sheet.
 *
 * - title: name of the sheet, made lawful where it is not; columns: their heads
 */
export function createSheet(title: string, columns: readonly string[]): SheetDraft {
  const packets: string[] = [];
  let count = 0;
  return {
    add: (rows) => {
      packets.push(JSON.stringify(rows));
      count += rows.length;
    },
    count: () => count,
    write: (format, signal) => {
      const request: SheetRequest = { format, title, columns, packets };
      const worker = new URL('./worker/sheet.worker.ts', import.meta.url);
      return askWorker<Blob>(checkedFile(worker), request, {
        name: 'sheet',
        signal,
        limitMs: SHEET_LIMIT_MS,
      });
    },
  };
}
