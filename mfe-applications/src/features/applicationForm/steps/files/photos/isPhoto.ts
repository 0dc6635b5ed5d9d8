/** Bytes at which each kind of picture is known. */
const BEGIN_BYTES = 12;
const PICTURES: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  // HEIC, HEIF and AVIF, by their brand (ISO/IEC 23008-12, annex B).
  /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1|avif)/,
];

/** Tells a photo or another picture of points by how it begins, whatever it is called. */
export async function isPhoto(file: File): Promise<boolean> {
  try {
    const begin = String.fromCharCode(...new Uint8Array(await file.slice(0, BEGIN_BYTES).arrayBuffer()));
    return PICTURES.some((picture) => picture.test(begin));
  } catch {
    // A folder, or a file that is gone meanwhile.
    return false;
  }
}
