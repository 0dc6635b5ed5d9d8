import {
  ectsCoordinatorFormSchema,
  type EctsCoordinatorForm,
} from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { schemaIssues } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';

/** Checks the texts of a row by the schema that the server uses too; the first issue of each field, empty when all is well. */
export function checkCoordinatorForm(form: EctsCoordinatorForm): readonly FieldIssue[] {
  return schemaIssues(ectsCoordinatorFormSchema, form);
}
