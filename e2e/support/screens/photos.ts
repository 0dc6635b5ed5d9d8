import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../looks/expectAccessible.ts';

const SAMPLES = new URL('../../samples/photos/', import.meta.url);

/** Photos of the same upright page, red at the upper left and blue at the lower right: one that the camera wrote lying, one as many phones write them. */
async function samplePhotos() {
  const photo = async (name: string, mimeType: string) => ({
    name,
    mimeType,
    buffer: await readFile(new URL(name, SAMPLES)),
  });
  return [await photo('sideways.jpg', 'image/jpeg'), await photo('page.heic', 'image/heic')];
}

/** Makes a PDF of photos in a slot, turns one of them, takes one out again, and sends it. */
export async function attachPhotos(slot: Locator): Promise<void> {
  const page = slot.page();
  const [sideways, heic] = await samplePhotos();
  if (sideways === undefined || heic === undefined) throw new Error('There are two photos.');
  await slot.locator('input[type=file]').setInputFiles([sideways, heic]);
  const pictures = slot.getByRole('listitem').getByRole('img');
  await expect(pictures).toHaveCount(2);
  await expect(slot.getByText(/MB, 2 pages/)).toBeVisible();
  for (const picture of await pictures.all()) await expectCorners(picture, UPRIGHT);
  await expectAccessible(page, 'the pages of a document of photos');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page, 'the pages of a document of photos');
  await page.setViewportSize({ width: 1440, height: 900 });

  await slot.getByRole('button', { name: 'Turn page 2 to the right' }).click();
  await expectCorners(pictures.nth(1), { isUpright: false, red: 'upperRight' });
  await expectCorners(pictures.nth(0), UPRIGHT);
  await slot.locator('input[type=file]').first().setInputFiles([heic]);
  await expect(pictures).toHaveCount(3);
  await slot.getByRole('button', { name: 'Remove page 2' }).click();
  await expect(pictures).toHaveCount(2);
  await expect(slot.getByText('sideways.pdf')).toBeVisible();
  await slot.getByRole('button', { name: /^Upload/ }).click();
  await expect(slot.getByRole('button', { name: /^Delete/ })).toBeVisible();
}

const UPRIGHT = { isUpright: true, red: 'upperLeft' };

/** A picture that takes the place of another while it is looked at is looked at once more. */
function expectCorners(picture: Locator, corners: object) {
  return expect(async () => expect(await cornersOf(picture)).toEqual(corners)).toPass();
}

/** Tells how a picture of the page stands. */
function cornersOf(picture: Locator) {
  return picture.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('Nothing can be drawn here.');
    context.drawImage(image, 0, 0);
    const isRed = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
      return red > 150 && green < 100 && blue < 100;
    };
    const places = {
      upperLeft: isRed(10, 10),
      upperRight: isRed(width - 10, 10),
      lowerLeft: isRed(10, height - 10),
      lowerRight: isRed(width - 10, height - 10),
    };
    const red = Object.entries(places).flatMap(([place, is]) => (is ? [place] : []));
    return { isUpright: height > width, red: red.join(' ') };
  });
}
