import type { Row, Sheet, SheetFormat } from '../sheetContent.ts';
import { writeCsv } from '../write/writeCsv.ts';
import { writeXlsx } from '../write/writeXlsx.ts';
import type { PackedSheet, SheetRequest } from './sheetMessages.ts';

/** Media types of the files. Source: IANA registry of media types; RFC 4180 for CSV. */
const MEDIA_TYPE = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
} as const satisfies Record<SheetFormat, string>;

const WRITE = { xlsx: writeXlsx, csv: writeCsv } as const;

/** Writes a file of rows. Blocks its thread for as long as that takes: for workers. */
export function renderSheet({ format, further = [], ...first }: SheetRequest): Blob {
  const content = { ...unpacked(first), further: further.map(unpacked) };
  return new Blob([WRITE[format](content)], { type: MEDIA_TYPE[format] });
}

function unpacked({ title, columns, packets }: PackedSheet): Sheet {
  // Each packet was written by `createSheet` as a list of rows.
  return { title, columns, rows: packets.flatMap((packet) => JSON.parse(packet) as readonly Row[]) };
}
