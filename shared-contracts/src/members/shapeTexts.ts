import * as z from 'zod/mini';

/** Text of a value object, of so many characters at most. */
export const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
/** The same, where it may be left out or empty. */
export const optionalText = (maxLength: number) => z.optional(z.nullable(text(maxLength)));
