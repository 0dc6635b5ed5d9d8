import { Alert } from 'shared-ui/core';
import { formErrorParams, useFormContext, useFormState } from 'shared-ui/fields';
import { codeOf, errorAt } from '../errors/fieldErrors.ts';
import { useErrorTexts } from '../errors/ErrorTexts.tsx';

/** Says what is wrong with a list as a whole, such as a role that nobody in it has. */
export function ListProblem({ list }: { readonly list: string }) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: list });
  const { ofCode } = useErrorTexts();
  const error = errorAt(errors, `${list}.root`);
  const code = codeOf(error);
  return code === undefined ? null : <Alert kind="error">{ofCode(code, formErrorParams(error))}</Alert>;
}
