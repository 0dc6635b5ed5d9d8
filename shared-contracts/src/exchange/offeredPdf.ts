import * as z from 'zod/mini';

/** Largest PDF that is offered to a partner, in bytes; one of a hundred rows has some 200,000. */
export const MOST_OFFERED_BYTES = 1_400_000;

/** A PDF of our copy for the partner. - hash: of the copy that it shows, as partners are served it; pdf: in base64 */
export const offerPdfSchema = z.strictObject({
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  pdf: z.base64().check(z.maxLength(Math.ceil(MOST_OFFERED_BYTES / 3) * 4)),
});
export interface OfferPdf extends z.infer<typeof offerPdfSchema> {}

/** The PDF that was offered last. - isOfPresent: it shows our copy of now, and partners are told of it with that copy */
export const offeredPdfSchema = z.object({ at: z.string(), isOfPresent: z.boolean() });
