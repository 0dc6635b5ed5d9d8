import type { University } from 'shared-contracts/portal/university.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Letterhead } from '../document/letterhead.ts';

/** Of the picture in the document, in pixels: four times the height at which it is shown. */
const LOGO_HEIGHT = 120;
const LOGO_MOST_WIDTH = 640;
const JPEG_QUALITY = 0.95;

/** Says whose document it is, in its language: nobody's where the portal does not know it. A logo that cannot be drawn is left out. */
export async function letterheadOf(
  university: University | undefined,
  tag: LanguageTag,
): Promise<Letterhead | undefined> {
  if (university === undefined) return undefined;
  const colour = university.brand?.[80];
  const whose = { name: university.name[tag], ...(colour !== undefined && { colour }) };
  if (university.logo === undefined) return whose;
  const logo = await toJpeg(university.logo).catch(() => undefined);
  return logo === undefined ? whose : { ...whose, logo };
}

/**
 * The PDF library takes no SVG, and in a worker no PNG that can be seen through: it would take that apart in a further worker, which the policy of
 * workers does not allow, and wait for ever. A logo stands on white everywhere.
 */
async function toJpeg(address: string): Promise<string | undefined> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) return undefined;
  const scale = Math.min(LOGO_HEIGHT / naturalHeight, LOGO_MOST_WIDTH / naturalWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
