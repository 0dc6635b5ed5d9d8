import * as z from 'zod/mini';

/** An institution by name and Erasmus code, as `MobilityInstitutions` answers; the code keeps its double spaces. */
export const institutionNameSchema = z.object({
  id: z.number(),
  name: z.string(),
  erasmusCode: z.nullish(z.string()),
});
export type InstitutionName = z.infer<typeof institutionNameSchema>;
