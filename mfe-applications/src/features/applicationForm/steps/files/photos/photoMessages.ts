import type { CheckedFile, WorkerReply } from 'shared-client/worker';

/** A photo of a page; turns: quarter turns clockwise by which the person has turned it. */
export type Photo = { readonly file: File; readonly turns: number };

/** Photos of one document. */
export const MOST_PHOTOS = 20;

/** A document made of photos; pictures: its pages, small, as `data:` addresses. */
export type PdfOfPhotos = {
  readonly file: File;
  readonly photos: readonly Photo[];
  readonly pictures: readonly string[];
};

/** What is read only for a photo that the browser cannot decode by itself: a library, as files of its own. */
export type PhotoParts = Readonly<Record<'libheif.js' | 'libheif.wasm', CheckedFile>>;

/** What the page sends to the worker, once; title: of the document. */
export type PhotosRequest = {
  readonly photos: readonly Photo[];
  readonly parts: PhotoParts;
  readonly title: string;
};

/** The document, and its pages as small pictures (`data:` addresses); or the name of a photo that cannot be read. */
export type PhotoPdf =
  { readonly pdf: Blob; readonly pictures: readonly string[] } | { readonly unreadable: string };
export type PhotosReply = WorkerReply<PhotoPdf>;
