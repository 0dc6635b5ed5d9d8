import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/**
 * One refused field: its name and what is wrong, as a code (`required`, `too-long`, `not-an-email`, …).
 *
 * - field: with dots where values are nested, as in `rows.3.months`
 * - params: numbers that the sentence names, such as a limit
 */
export type FieldIssue = {
  readonly field: string;
  readonly code: FieldErrorCode;
  readonly params?: FieldError['params'];
};

/** Writes what is wrong as the form keeps it: the code is the message, and its numbers lie beside it. */
export function toFormError({ code, params }: Pick<FieldIssue, 'code' | 'params'>, type: string = code) {
  return { type, message: code, ...(params && { params }) };
}

/** Reads the numbers beside an error of a form; undefined where it has none. */
export function formErrorParams(error: unknown): FieldIssue['params'] {
  if (typeof error !== 'object' || error === null || !('params' in error)) return undefined;
  // Only `toFormError` puts them there.
  return error.params as FieldIssue['params'];
}

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
    for (const issue of issues.toReversed()) set(errors, issue.field, toFormError(issue));
    // The check answers with names of `Values`.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
