import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Where this is there already the library starts no worker of its own: we are in one.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { OffscreenCanvasFactory, partsFactory, PlainFilterFactory } from './libraryFactories.ts';
import { toDataAddress } from '../model/toDataAddress.ts';
import type { Preview, PreviewRequest } from './previewMessages.ts';

/** Sides of the picture, in pixels: the longer one of any page is as long. */
const LONGER_SIDE = 560;
/** Larger images of a page are left out of the picture; a page of A3 scanned with 600 dots per inch has 70 million. */
const MAX_IMAGE_PIXELS = 80_000_000;
const QUALITY = 0.8;

/** Draws the first page of a PDF, on white. Blocks its thread for as long as that takes: for workers. */
export async function drawFirstPage({ file, parts }: PreviewRequest): Promise<Preview> {
  const document = await getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: PlainFilterFactory,
    BinaryDataFactory: partsFactory(parts),
    // Letters are drawn as shapes: a worker has no page that fonts could be added to.
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: 0,
  }).promise;
  return { image: await pictureOf(await document.getPage(1)), pages: document.numPages };
}

async function pictureOf(page: PDFPageProxy): Promise<string> {
  const whole = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGER_SIDE / Math.max(whole.width, whole.height) });
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  const canvasContext = canvas.getContext('2d');
  if (canvasContext === null) throw new Error('Nothing can be drawn here.');
  // A canvas of a worker draws as that of a page does; the library's types know the latter alone.
  const target = { canvas: null, canvasContext: canvasContext as unknown as CanvasRenderingContext2D };
  await page.render({ ...target, viewport, background: 'white', annotationMode: 0 }).promise;
  return toDataAddress(await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }));
}
