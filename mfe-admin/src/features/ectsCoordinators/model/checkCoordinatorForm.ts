import {
  ectsCoordinatorFormSchema,
  type EctsCoordinatorForm,
} from 'shared-contracts/entities/ectsCoordinator.ts';
import { COORDINATOR_FIELDS, type CoordinatorField } from './coordinatorForm.ts';

export type CoordinatorIssue = { readonly field: CoordinatorField; readonly code: string };

/** Checks the texts of a row by the schema that the server uses too; the first issue of each field, empty when all is well. */
export function checkCoordinatorForm(form: EctsCoordinatorForm): readonly CoordinatorIssue[] {
  const issues = ectsCoordinatorFormSchema.safeParse(form).error?.issues ?? [];
  return COORDINATOR_FIELDS.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ field, code: issue.message }];
  });
}
