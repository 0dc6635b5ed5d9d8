import { useState } from 'react';
import {
  toFormError,
  type FieldIssue,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'shared-ui/fields';
import { fieldErrors, FORM_ERROR, SERVER_ERROR } from './fieldErrors.ts';

/**
 * Puts what is wrong to its fields.
 *
 * - lead: takes the person to where they can put it right: the first step with errors, or the first refused field
 * - count: rises with each refusal that the person has to be told of
 * - mark: shows what is wrong in some members of the form; what the server refused there stays
 * - refuse: tells the person, and leads them on
 */
export function useRefusal<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  lead: (issues: readonly FieldIssue[]) => void,
) {
  const [count, setCount] = useState(0);

  // Names of errors are names of the form's fields.
  const show = (issues: readonly FieldIssue[], type: string) => {
    for (const issue of issues) form.setError(issue.field as FieldPath<Form>, toFormError(issue, type));
  };

  const mark = (issues: readonly FieldIssue[], members: readonly string[]) => {
    const standing = members.flatMap((member) =>
      fieldErrors({ [member]: form.getFieldState(member as FieldPath<Form>).error }),
    );
    const own = standing.filter(({ isServers }) => !isServers);
    form.clearErrors(own.map(({ field }) => field as FieldPath<Form>));
    show(issues, FORM_ERROR);
  };

  const refuse = (issues: readonly FieldIssue[], isServers = false) => {
    form.clearErrors();
    show(issues, isServers ? SERVER_ERROR : FORM_ERROR);
    lead(issues);
    setCount((before) => before + 1);
  };

  return { count, mark, refuse };
}
