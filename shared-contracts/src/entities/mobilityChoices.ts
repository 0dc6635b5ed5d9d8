import * as z from 'zod/mini';

/** A field of study of ISCED-F, as `MobilitySubjectAreas` answers; the code has two to four digits, a longer one is a part of a shorter one. */
export const subjectAreaSchema = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  nameGR: z.nullish(z.string()),
});
export type SubjectArea = z.infer<typeof subjectAreaSchema>;

/** A language, as `MobilityLanguages` answers. */
export const languageNameSchema = z.object({
  id: z.number(),
  name: z.string(),
  nameGR: z.nullish(z.string()),
});
export type LanguageName = z.infer<typeof languageNameSchema>;

/** A role that contacts may have, as `MobilityRoleDescriptions` answers; contacts name it by its value. */
export const roleDescriptionSchema = z.object({ id: z.number(), value: z.string() });
