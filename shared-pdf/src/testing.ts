// What tests need that make a document in Node and read it back.
export { drawPdf } from './testing/drawPdf.ts';
