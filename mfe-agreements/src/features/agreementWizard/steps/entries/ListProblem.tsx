import { Alert } from 'shared-ui/core';
import { useFormContext, useFormState } from 'shared-ui/fields';
import type { AgreementForm } from '../../model/agreementForm.ts';
import { useIssueTexts } from '../../useIssueTexts.ts';
import type { EntryList } from './useEntries.ts';

/** Says what is wrong with a list as a whole, such as a role that nobody in it has. */
export function ListProblem({ list }: { readonly list: EntryList }) {
  const { control } = useFormContext<AgreementForm>();
  const { errors } = useFormState({ control, name: list });
  const { ofCode } = useIssueTexts();
  const code = errors[list]?.root?.message;
  return code === undefined ? null : <Alert kind="error">{ofCode(code)}</Alert>;
}
