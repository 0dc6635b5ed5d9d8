import * as z from 'zod/mini';

/** An institution by name and Erasmus code, as `MobilityInstitutions` answers; the code keeps its double spaces. */
export const institutionNameSchema = z.object({
  id: z.number(),
  name: z.string(),
  erasmusCode: z.nullish(z.string()),
});
export type InstitutionName = z.infer<typeof institutionNameSchema>;

/** An institution as the agreement wizard knows it; `heiId` is null for one that the network does not know, `nameGR` for most partners. */
export const institutionIdentitySchema = z.extend(institutionNameSchema, {
  nameGR: z.nullish(z.string()),
  heiId: z.nullish(z.string()),
});
export type InstitutionIdentity = z.infer<typeof institutionIdentitySchema>;
