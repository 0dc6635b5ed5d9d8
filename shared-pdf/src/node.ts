// Making a document in Node, with the fonts from the disk: for the server and for tests.
export { drawPdf } from './node/drawPdf.ts';
