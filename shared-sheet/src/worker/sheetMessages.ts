import type { WorkerReply } from 'shared-client/worker';
import type { SheetContent, SheetFormat } from '../sheetContent.ts';

/**
 * What the page sends to the worker, once.
 *
 * - packets: the rows, some in each, as JSON of a `Row[]`. Texts are handed over in one piece; a hundred thousand small lists would be copied
 *   one by one, and the page would not answer meanwhile.
 */
export type SheetRequest = Omit<SheetContent, 'rows'> & {
  readonly format: SheetFormat;
  readonly packets: readonly string[];
};

/** What the worker answers. */
export type SheetReply = WorkerReply<Blob>;
