import * as z from 'zod/mini';

/**
 * A user under whose name another account of the identity provider tried to sign in.
 *
 * - id: of the user; name: of the person, userName: by which the token names both; at: of the last refusal
 * - version: of the refused account
 */
const refusedSignInSchema = z.object({
  id: z.number(),
  userName: z.string(),
  name: z.string(),
  at: z.string(),
  version: z.string(),
});
export interface RefusedSignIn extends z.infer<typeof refusedSignInSchema> {}

/** The latest first, 100 at most. */
export const refusedSignInsSchema = z.object({ value: z.array(refusedSignInSchema) });
export interface RefusedSignIns extends z.infer<typeof refusedSignInsSchema> {}

/**
 * What the office decides.
 *
 * - version: of the refused account that was seen
 * - isSamePerson: true where the user has a new account; false where the name was given to another person
 */
export const releaseSignInSchema = z.strictObject({
  version: z.string().check(z.minLength(1), z.maxLength(100)),
  isSamePerson: z.boolean(),
});
export interface ReleaseSignIn extends z.infer<typeof releaseSignInSchema> {}
