import * as z from 'zod/mini';

/** A contact by name, as `MobilityContacts` answers; the email tells people from the contacts of testers. */
export const contactNameSchema = z.object({
  id: z.number(),
  givenName: z.nullish(z.string()),
  familyName: z.nullish(z.string()),
  email: z.nullish(z.string()),
});
export type ContactName = z.infer<typeof contactNameSchema>;
