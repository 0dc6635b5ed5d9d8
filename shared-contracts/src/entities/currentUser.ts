import * as z from 'zod/mini';

/** The person who is signed in, as `Users/Me` answers; null for somebody without a record. */
export const currentUserSchema = z.nullable(z.object({ id: z.number() }));
export type CurrentUser = z.infer<typeof currentUserSchema>;
