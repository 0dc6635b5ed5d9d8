import type { CheckedFile, WorkerReply } from 'shared-client/worker';

/** What is read only when a file needs it: decoders of the images that scanners make. */
export type PreviewParts = Readonly<Record<'openjpeg.wasm' | 'jbig2.wasm', CheckedFile>>;

/** What the page sends to the worker, once. */
export type PreviewRequest = { readonly file: File; readonly parts: PreviewParts };

/** The first page as a picture, as a `data:` address, and how many pages there are. */
export type Preview = { readonly image: string; readonly pages: number };
export type PreviewReply = WorkerReply<Preview>;
