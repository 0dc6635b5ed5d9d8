import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { FieldIssue } from 'shared-ui/fields';

/** Finds the form's field for a path of the server, such as `rows/0/months`; undefined when the form has none. */
export type PlaceOfPath = (path: readonly string[], code: string) => string | undefined;

/**
 * Finds the fields of the form that a refused save names.
 *
 * - gives `fields` by their names in the form, and the `codes` of whatever the form has no field for
 */
export function placeErrors(
  errors: readonly FieldError[],
  place: PlaceOfPath,
): { readonly fields: readonly FieldIssue[]; readonly codes: readonly string[] } {
  const found = errors.map(({ field, code, params }) => ({
    field: place(field.split('/'), code),
    code,
    params,
  }));
  return {
    fields: found.flatMap(({ field, ...error }) => (field === undefined ? [] : [{ field, ...error }])),
    codes: found.flatMap(({ field, code }) => (field === undefined ? [code] : [])),
  };
}

/**
 * Places what the server names by the form's own members: enough where form and record call them the same.
 *
 * A list that is refused as a whole, as when it is too long, has no field of its own: its error stands at `{list}.root`.
 */
export function placeByMember(form: object, [member = '', ...rest]: readonly string[]): string | undefined {
  const known = Object.entries(form).find(([name]) => name === member);
  if (known === undefined) return undefined;
  if (Array.isArray(known[1]) && rest.length === 0) return `${member}.root`;
  return [member, ...rest].join('.');
}
