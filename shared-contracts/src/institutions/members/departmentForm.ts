import * as z from 'zod/mini';
import type { FormPart } from '../../members/form/formPart.ts';

/**
 * A department that is chosen, or typed (`id` null): saving makes a record of a typed one.
 *
 * - ounitId: what the partner's registry calls it, where it came from there
 */
export type DepartmentChoice = {
  readonly id: number | null;
  readonly name: string;
  readonly ounitId?: string | null | undefined;
};

type DepartmentReply = { readonly id: number; readonly name: string | null | undefined };
export type DepartmentBody = { readonly id: number } | { readonly name: string; readonly ounitId?: string };

/** A department as a form holds it. A typed one is sent without its institution, which stands beside it in the form: see {@link inInstitution}. */
export const DEPARTMENT_FORM: FormPart<
  DepartmentChoice | null,
  DepartmentReply | null | undefined,
  DepartmentBody | null
> = {
  schema: z.nullable(
    z.object({
      id: z.nullable(z.number()),
      name: z.string(),
      ounitId: z.optional(z.nullable(z.string())),
    }),
  ),
  empty: () => null,
  read: (reply) => (reply == null ? null : { id: reply.id, name: reply.name ?? '' }),
  write: (department) => {
    if (department === null) return null;
    const { id, name, ounitId } = department;
    if (id !== null) return { id };
    return { name: name.trim(), ...(ounitId == null ? {} : { ounitId }) };
  },
};

/** Puts a department that was typed, as it is sent, into the institution that it is made in; null while none is chosen. */
export function inInstitution(department: DepartmentBody | null, institution: number | null) {
  return department === null || 'id' in department
    ? department
    : { ...department, institution: { id: institution } };
}
