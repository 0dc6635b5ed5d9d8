import type { Row, SheetFormat } from '../sheetContent.ts';
import { writeCsv } from '../write/writeCsv.ts';
import { writeXlsx } from '../write/writeXlsx.ts';
import type { SheetRequest } from './sheetMessages.ts';

/** Media types of the files. Source: IANA registry of media types; RFC 4180 for CSV. */
const MEDIA_TYPE = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
} as const satisfies Record<SheetFormat, string>;

const WRITE = { xlsx: writeXlsx, csv: writeCsv } as const;

/** Writes a file of rows. Blocks its thread for as long as that takes: for workers. */
export function renderSheet({ format, title, columns, packets }: SheetRequest): Blob {
  // Each packet was written by `createSheet` as a list of rows.
  const rows = packets.flatMap((packet) => JSON.parse(packet) as readonly Row[]);
  return new Blob([WRITE[format]({ title, columns, rows })], { type: MEDIA_TYPE[format] });
}
