import { readChecked } from 'shared-client/worker';
import type { PhotoParts } from './photoMessages.ts';

/** What is used of the library, which brings types of its lower half alone. */
type Library = {
  readonly HeifDecoder: new () => { readonly decode: (bytes: ArrayBuffer) => readonly HeifImage[] };
};
type HeifImage = {
  readonly get_width: () => number;
  readonly get_height: () => number;
  readonly display: (target: ImageData, done: (drawn: ImageData | null) => void) => void;
};
type LoadLibrary = (options: { readonly wasmBinary: ArrayBuffer }) => Library;

/** `ftyp`, which a file of this family has at its fifth byte (ISO/IEC 14496-12, section 4.3). */
const FILE_TYPE = 'ftyp';

/** Decodes what phones write as HEIC, turned as its camera says; null for anything else, and for what is damaged. */
export async function decodeHeic(file: File, parts: PhotoParts): Promise<ImageBitmap | null> {
  const bytes = await file.arrayBuffer();
  if (String.fromCharCode(...new Uint8Array(bytes.slice(4, 8))) !== FILE_TYPE) return null;
  const { HeifDecoder } = await loadLibrary(parts);
  const [image] = new HeifDecoder().decode(bytes);
  if (image === undefined) return null;
  const empty = new ImageData(image.get_width(), image.get_height());
  const drawn = await new Promise<ImageData | null>((resolve) => image.display(empty, resolve));
  return drawn && createImageBitmap(drawn);
}

/** Runs the library as the file that it is, checked like every other file of the release: whoever wants another version of it puts that in its place. */
async function loadLibrary(parts: PhotoParts): Promise<Library> {
  const [wasmBinary] = await Promise.all([readChecked(parts['libheif.wasm']), readChecked(parts['libheif.js'])]);
  const worker = self as unknown as {
    readonly importScripts: (address: string) => void;
    readonly libheif: LoadLibrary;
  };
  worker.importScripts(parts['libheif.js'].address);
  return worker.libheif({ wasmBinary });
}
