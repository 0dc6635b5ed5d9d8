import { MAX_PDF_BYTES } from 'shared-contracts/applications/files/pdfFile.ts';
import { chosenPdf, type FileFault } from '../model/chosenPdf.ts';
import { isPhoto } from './isPhoto.ts';
import { MOST_PHOTOS, type PdfOfPhotos, type Photo } from './photoMessages.ts';

/** The file to be sent, with what it was made of where that is photos. */
export type Found = { readonly file: File; readonly ofPhotos?: PdfOfPhotos };
/** Why nothing can be sent; name: of the photo that it is about. */
export type ChoiceFault = { readonly fault: FileFault | PhotoFault; readonly name?: string };
type PhotoFault = 'too-many-photos' | 'photos-too-large' | 'photos-failed' | 'unreadable-photo';

type Making = {
  readonly signal: AbortSignal;
  /** Told how many photos a document is being made of: that takes a while. */
  readonly onMaking: (count: number) => void;
};

/** Looks at what was chosen or dropped: one PDF, or photos, of which one PDF is made. */
export async function lookAtChosen(files: readonly File[], making: Making): Promise<Found | ChoiceFault> {
  const areAllPhotos = (await Promise.all(files.map(isPhoto))).every(Boolean);
  if (files.length > 0 && areAllPhotos)
    return makeOfPhotos(
      files.map((file) => ({ file, turns: 0 })),
      making,
    );
  const found = await chosenPdf(files);
  return found instanceof File ? { file: found } : { fault: found };
}

/** Makes the one PDF of photos. */
export async function makeOfPhotos(
  photos: readonly Photo[],
  { signal, onMaking }: Making,
): Promise<Found | ChoiceFault> {
  if (photos.length > MOST_PHOTOS) return { fault: 'too-many-photos' };
  onMaking(photos.length);
  try {
    // Nobody who chooses a PDF loads what makes one.
    const { photosToPdf } = await import('./photosToPdf.ts');
    const made = await photosToPdf(photos, signal);
    if ('unreadable' in made) return { fault: 'unreadable-photo', name: made.unreadable };
    if (made.file.size > MAX_PDF_BYTES) return { fault: 'photos-too-large' };
    return { file: made.file, ofPhotos: made };
  } catch {
    return { fault: 'photos-failed' };
  }
}
