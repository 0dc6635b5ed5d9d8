import * as z from 'zod/mini';

/** A department by its names, as `MobilityDepartments` answers; `nameGR` is its name in Greek where it has one. */
export const departmentNameSchema = z.object({
  id: z.number(),
  name: z.string(),
  nameGR: z.nullish(z.string()),
});
export type DepartmentName = z.infer<typeof departmentNameSchema>;
