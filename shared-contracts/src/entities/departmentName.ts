import * as z from 'zod/mini';

/** A department by its names, as `MobilityDepartments` answers; `nameGR` is its name in Greek where it has one. */
export const departmentNameSchema = z.object({
  id: z.number(),
  name: z.string(),
  nameGR: z.nullish(z.string()),
});
export type DepartmentName = z.infer<typeof departmentNameSchema>;

/**
 * A department as forms offer it.
 *
 * - ounitId: what the partner network calls it; domain: first label of the mail domain of its people, `math` for `…@math.example.edu`
 */
export const departmentOptionSchema = z.extend(departmentNameSchema, {
  ounitId: z.nullish(z.string()),
  domain: z.nullish(z.string()),
});
export type DepartmentOption = z.infer<typeof departmentOptionSchema>;
