import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** One refused field: its name and what is wrong, as a code (`required`, `too-long`, `not-an-email`, …). */
export type FieldIssue = { readonly field: string; readonly code: string };

/**
 * Makes the resolver of a form from a check that gives the refused fields.
 *
 * - check: pure; an empty answer lets the form be sent
 */
export function resolveBy<Values extends FieldValues>(
  check: (values: Values) => readonly FieldIssue[],
): Resolver<Values> {
  return (values) => {
    const issues = check(values);
    if (issues.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      issues.map(({ field, code }) => [field, { type: code, message: code }]),
    );
    // Object.fromEntries forgets the names; the check answers with names of `Values`.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
