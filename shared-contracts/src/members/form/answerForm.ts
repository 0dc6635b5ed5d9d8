import * as z from 'zod/mini';
import type { FormPart } from './formPart.ts';

/** A question with two answers, null while it is open: no answer is not taken for a "no". */
export const ANSWER_FORM: FormPart<boolean | null, boolean | null | undefined> = {
  schema: z.nullable(z.boolean()),
  empty: () => null,
  read: (reply) => reply ?? null,
  write: (answer) => answer,
};
