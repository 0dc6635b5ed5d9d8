import { useEffect } from 'react';
import {
  toFormError,
  type FieldIssue,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'shared-ui/fields';
import { fieldErrors, FORM_ERROR } from './fieldErrors.ts';

const SWEEP_PAUSE_MS = 150;

/**
 * Takes an error away as soon as what it says is no longer true, or says what is wrong there by now; a field that has no error gets none.
 *
 * - check: what is wrong now
 *
 * What the server refused goes when its field, or something in it, is changed.
 */
export function useErrorSweep<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  check: (values: Form) => readonly FieldIssue[],
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sweep = (changed: string, errors: object) => {
      const standing = fieldErrors(errors);
      if (standing.length === 0) return;
      const wrong = new Map(check(form.getValues()).map((issue) => [issue.field, issue]));
      const settled = standing.filter(({ field, isServers }) =>
        isServers ? field.startsWith(changed) || changed.startsWith(field) : !wrong.has(field),
      );
      // Names of errors are names of the form's fields.
      form.clearErrors(settled.map(({ field }) => field as FieldPath<Form>));
      for (const { field, code, isServers } of standing) {
        const issue = isServers ? undefined : wrong.get(field);
        if (issue !== undefined && issue.code !== code)
          form.setError(field as FieldPath<Form>, toFormError(issue, FORM_ERROR));
      }
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, errors }) => {
        clearTimeout(timer);
        timer = setTimeout(() => sweep(name ?? '', errors ?? {}), SWEEP_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, check]);
}
