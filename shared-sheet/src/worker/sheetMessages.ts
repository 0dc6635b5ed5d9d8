import type { WorkerReply } from 'shared-client/worker';
import type { Sheet, SheetFormat } from '../sheetContent.ts';

/**
 * A sheet with its rows as they are handed over.
 *
 * - packets: the rows, some in each, as JSON of a `Row[]`. Texts are handed over in one piece; a hundred thousand small lists would be copied
 *   one by one, and the page would not answer meanwhile.
 */
export type PackedSheet = Omit<Sheet, 'rows'> & { readonly packets: readonly string[] };

/** What the page sends to the worker, once. - further: sheets behind the first */
export type SheetRequest = PackedSheet & {
  readonly format: SheetFormat;
  readonly further?: readonly PackedSheet[];
};

/** What the worker answers. */
export type SheetReply = WorkerReply<Blob>;
