// What a page needs to have a spreadsheet made. The libraries that write it are in the worker alone.
export { createSheet, type SheetDraft } from './createSheet.ts';
export { fileName } from './fileName.ts';
export { readAllRows, type Packet } from './read/readAllRows.ts';
export type { Cell, Row, SheetFormat } from './sheetContent.ts';
