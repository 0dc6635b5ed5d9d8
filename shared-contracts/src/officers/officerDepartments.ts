import * as z from 'zod/mini';

/** Ids of departments of the university that the caller looks after, by their names. */
export const officerDepartmentsSchema = z.object({ value: z.array(z.number()) });
export interface OfficerDepartments extends z.infer<typeof officerDepartmentsSchema> {}
