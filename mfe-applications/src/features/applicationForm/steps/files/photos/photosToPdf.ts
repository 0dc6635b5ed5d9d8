import { toPdfFileName } from 'shared-contracts/applications/files/pdfFileName.ts';
import { PDF_MEDIA_TYPE } from 'shared-contracts/members/mediaType.ts';
import { askWorker, checkedFile } from 'shared-client/worker';
import type { PdfOfPhotos, Photo, PhotoPdf, PhotosRequest } from './photoMessages.ts';

/** Longest time for all of them, the coming of the worker included, in milliseconds: an older phone needs seconds for a photo. */
const LIMIT_MS = 180_000;
const ENDING = /\.(?:jpe?g|png|webp|hei[cf]s?|avif)$/i;

/**
 * Makes one PDF of photos in a worker; nothing of them leaves the browser. It is named by the first of them.
 *
 * Gives the name of a photo that cannot be read. Rejects as `askWorker` does.
 */
export async function photosToPdf(
  photos: readonly Photo[],
  signal: AbortSignal,
): Promise<PdfOfPhotos | { readonly unreadable: string }> {
  const name = toPdfFileName((photos[0]?.file.name ?? '').replace(ENDING, ''));
  const request: PhotosRequest = { photos, parts: photoParts(), title: name.slice(0, -'.pdf'.length) };
  const worker = checkedFile(new URL('./photos.worker.ts', import.meta.url));
  const made = await askWorker<PhotoPdf>(worker, request, { name: 'photos', signal, limitMs: LIMIT_MS });
  if ('unreadable' in made) return made;
  return { file: new File([made.pdf], name, { type: PDF_MEDIA_TYPE }), photos, pictures: made.pictures };
}

/** They come when a photo needs them, and not before. */
function photoParts() {
  return {
    'libheif.js': checkedFile(new URL('libheif-js/libheif-wasm/libheif.js', import.meta.url)),
    'libheif.wasm': checkedFile(new URL('libheif-js/libheif-wasm/libheif.wasm', import.meta.url)),
  };
}
