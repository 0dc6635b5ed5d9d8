import * as z from 'zod/mini';

/** Item of a list of statuses or academic years: an id with a meaning, and its name. */
export const namedItemSchema = z.object({ id: z.number(), name: z.string() });
export type NamedItem = z.infer<typeof namedItemSchema>;
