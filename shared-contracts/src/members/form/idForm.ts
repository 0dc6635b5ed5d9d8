import * as z from 'zod/mini';
import type { FormPart } from './formPart.ts';

type Id = number | null;

/** A link to one record, by its id; null for none. */
export const REFERENCE: FormPart<Id, { readonly id: number } | null | undefined> = {
  schema: z.nullable(z.number()),
  empty: () => null,
  read: (reply) => reply?.id ?? null,
  write: (id) => id,
};

/** The id of the record itself; null for a new one, and then not sent. */
export const NEW_OR_ID: FormPart<Id, number, number | undefined> = {
  schema: z.nullable(z.number()),
  empty: () => null,
  read: (id) => id,
  write: (id) => id ?? undefined,
};
