import { MAX_PDF_BYTES } from 'shared-contracts/applications/files/pdfFile.ts';
import { PDF_MEDIA_TYPE } from 'shared-contracts/members/mediaType.ts';
import { toPdfFileName } from 'shared-contracts/applications/files/pdfFileName.ts';

/** Why a file cannot be sent. */
export type FileFault = 'several' | 'not-a-pdf' | 'file-too-large';

/** Bytes within which a PDF begins; the server looks as far. */
const BEGIN_BYTES = 1024 + 5;

/**
 * Looks at what was chosen or dropped: the file to be sent, or what is wrong with it.
 *
 * Systems that do not know the ending give no type: then the ending counts. In any case the file begins as a PDF does. It gets a name that every system takes,
 * and is shown by that before it is sent.
 */
export async function chosenPdf(files: readonly File[]): Promise<File | FileFault> {
  const [file] = files;
  if (file === undefined || files.length > 1) return 'several';
  const isCalledPdf = file.type === PDF_MEDIA_TYPE || (file.type === '' && /\.pdf$/i.test(file.name));
  if (!isCalledPdf) return 'not-a-pdf';
  if (file.size > MAX_PDF_BYTES) return 'file-too-large';
  if (!(await beginsAsPdf(file))) return 'not-a-pdf';
  const name = toPdfFileName(file.name);
  return file.type === PDF_MEDIA_TYPE && file.name === name
    ? file
    : new File([file], name, { type: PDF_MEDIA_TYPE });
}

async function beginsAsPdf(file: File): Promise<boolean> {
  try {
    const begin = new Uint8Array(await file.slice(0, BEGIN_BYTES).arrayBuffer());
    return String.fromCharCode(...begin).includes('%PDF-');
  } catch {
    // A folder, or a file that is gone meanwhile.
    return false;
  }
}
