import * as z from 'zod';

/** `https://www.cs.uni.example`, or `https://*.uni.example`: what a list of ancestors of a frame may name, one that names everybody left out. */
const ORIGIN = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;
const MOST_ORIGINS = 50;

/** Variables of the destinations that everybody may read. */
export const publicVariables = {
  PUBLIC_DESTINATIONS: z
    .enum(['true', 'false'])
    .optional()
    .describe('true when everybody may read where students can go, without signing in, else false'),
  PUBLIC_DESTINATIONS_FRAMES: z
    .string()
    .transform((value) => value.split(/\s+/))
    .refine((origins) => origins.length <= MOST_ORIGINS && origins.every((one) => ORIGIN.test(one)))
    .optional()
    .describe(
      'origins of the pages that may show the list of destinations in a frame, separated by blanks, such as https://www.uni.example https://*.uni.example',
    ),
};

/** Destinations that everybody may read. - frames: origins of pages that may show the list in a frame, besides the portal itself */
export type PublicDestinationsSettings = { readonly frames: readonly string[] };

/** Null where the university has not switched them on. */
export function publicDestinationsSettings({
  PUBLIC_DESTINATIONS: isOn,
  PUBLIC_DESTINATIONS_FRAMES: frames = [],
}: {
  readonly PUBLIC_DESTINATIONS?: 'true' | 'false' | undefined;
  readonly PUBLIC_DESTINATIONS_FRAMES?: readonly string[] | undefined;
}): PublicDestinationsSettings | null {
  return isOn === 'true' ? { frames } : null;
}
