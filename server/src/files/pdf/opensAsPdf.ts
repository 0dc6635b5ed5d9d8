import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

const CATALOGUE = /(?<!\d)(\d{1,10})\s+(\d{1,5})\s+obj\s*<<[^<>]{0,500}\/Type\s*\/Catalog/g;

/**
 * Tells whether a reader opens a file as a PDF with at least one page: the reader of Firefox, which mends what it can. Nothing in the file is run, drawn or fetched.
 *
 * One that asks for a password has been read as far as that. One whose end was cut off is opened by its catalogue, as other readers do.
 */
export async function opensAsPdf(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  // The library takes what it is given for itself.
  if (await opens(bytes.slice())) return true;
  const mended = withTrailer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return mended !== undefined && (await opens(mended));
}

async function opens(data: Uint8Array): Promise<boolean> {
  const task = pdfjs.getDocument({
    data,
    verbosity: 0,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    disableAutoFetch: true,
  });
  try {
    const document = await task.promise;
    await document.getPage(1);
    return document.numPages > 0;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  } finally {
    await task.destroy();
  }
}

/** Writes anew what names the catalogue, at the end, where a reader looks that has lost everything else; undefined where there is no catalogue. */
function withTrailer(bytes: Buffer): Uint8Array | undefined {
  const text = bytes.toString('latin1');
  const [number, generation] = [...text.matchAll(CATALOGUE)].at(-1)?.slice(1) ?? [];
  if (number === undefined) return undefined;
  return new Uint8Array(
    Buffer.concat([bytes, Buffer.from(`\nendobj\ntrailer\n<< /Root ${number} ${generation} R >>\n`)]),
  );
}
