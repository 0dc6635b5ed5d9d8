import type { FieldErrorCode } from 'shared-contracts/errorCodes.ts';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/**
 * One refused field: its name and what is wrong, as a code (`required`, `too-long`, `not-an-email`, …).
 *
 * - field: with dots where values are nested, as in `rows.3.months`
 */
export type FieldIssue = { readonly field: string; readonly code: FieldErrorCode };

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
    const errors: FieldErrors = {};
    // The first issue of a field is the one that is shown.
    for (const { field, code } of issues.toReversed()) set(errors, field, { type: code, message: code });
    // The check answers with names of `Values`.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
