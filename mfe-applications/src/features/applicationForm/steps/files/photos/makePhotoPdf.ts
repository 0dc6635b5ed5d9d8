import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { toDataAddress } from '../model/toDataAddress.ts';
import { decodeHeic } from './decodeHeic.ts';
import type { Photo, PhotoParts, PhotoPdf, PhotosRequest } from './photoMessages.ts';

/** A4 in points, and the border that stays white. */
const PAGE = { short: 595.28, long: 841.89, border: 14 } as const;
/** Longer side of a photo in the document, in pixels: small print on A4 stays legible, and nine pages have less than 10 MB. */
const LONGER_SIDE = 2200;
const QUALITY = 0.8;
/** Longer side of the pictures that the page shows, in pixels. */
const PICTURE_SIDE = 360;
const CREATOR = 'Mobility Portal';

/** Makes one PDF of photos, each of them a page of A4. Blocks its thread for as long as that takes: for workers. */
export async function makePhotoPdf({ photos, parts, title }: PhotosRequest): Promise<PhotoPdf> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setCreator(CREATOR);
  document.setProducer(CREATOR);
  const pictures: string[] = [];
  // One after the other: a phone's photo has 50 MB once it is decoded.
  for (const photo of photos) {
    const drawn = await drawPhoto(photo, parts);
    if (drawn === null) return { unreadable: photo.file.name };
    const { page, picture } = drawn;
    await addPage(document, page);
    pictures.push(picture);
  }
  const bytes = await document.save();
  return { pdf: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), pictures };
}

type Drawn = { readonly page: ArrayBuffer; readonly picture: string };

/** Draws a photo upright, as it goes into the document and as the page shows it; null when it cannot be read. */
async function drawPhoto({ file, turns }: Photo, parts: PhotoParts): Promise<Drawn | null> {
  const image = await readPhoto(file, parts);
  if (image === null) return null;
  try {
    const page = await turned(image, turns, LONGER_SIDE).convertToBlob({
      type: 'image/jpeg',
      quality: QUALITY,
    });
    const picture = await turned(image, turns, PICTURE_SIDE).convertToBlob({
      type: 'image/jpeg',
      quality: QUALITY,
    });
    return { page: await page.arrayBuffer(), picture: await toDataAddress(picture) };
  } finally {
    image.close();
  }
}

/** Decodes a photo by the browser, which turns it as its camera says, and what the browser does not know by a library. */
async function readPhoto(file: File, parts: PhotoParts): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return decodeHeic(file, parts);
  }
}

function turned(image: ImageBitmap, turns: number, longerSide: number): OffscreenCanvas {
  const scale = Math.min(1, longerSide / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const isAcross = turns % 2 !== 0;
  const canvas = new OffscreenCanvas(isAcross ? height : width, isAcross ? width : height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn here.');
  // What shows through is paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  return canvas;
}

/** Puts a photo into the middle of a page that lies as the photo does. */
async function addPage(document: PDFDocument, photo: ArrayBuffer): Promise<PDFPage> {
  const image = await document.embedJpg(photo);
  const isWide = image.width > image.height;
  const size = isWide ? ([PAGE.long, PAGE.short] as const) : ([PAGE.short, PAGE.long] as const);
  const page = document.addPage([...size]);
  const { width, height } = image.scaleToFit(size[0] - 2 * PAGE.border, size[1] - 2 * PAGE.border);
  page.drawImage(image, { x: (size[0] - width) / 2, y: (size[1] - height) / 2, width, height });
  return page;
}
