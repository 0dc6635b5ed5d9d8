// Reading a document back: for tests of modules that make one.
export { readPdf } from './testing/readPdf.ts';
