// For tests alone; never part of a build.
export { readWorkbook, type ReadWorkbook } from './testing/readWorkbook.ts';
export { SheetWorker } from './testing/SheetWorker.ts';
export { writeXlsx } from './write/writeXlsx.ts';
