import {
  staffMobilityRowSchema,
  studentMobilityRowSchema,
} from 'shared-contracts/agreements/entities/mobilityRow.ts';
import { unlessUntouched } from 'shared-contracts/agreements/asPartnerSent.ts';
import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { schemaIssues } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import type { StaffRowForm, StudentRowForm } from './rowForms.ts';
import { isStudentList, stillAsPartnerSent } from './mobilityRow.ts';

/** Lists what is wrong with some rows, by the schemas that the server uses too, but for what a partner sent and nobody here changed; a list that is switched off has nothing wrong. */
export function checkMobilityRows(
  list: MobilityList,
  rows: ReadonlyArray<StudentRowForm | StaffRowForm> | null,
): readonly FieldIssue[] {
  const schema = isStudentList(list) ? studentMobilityRowSchema : staffMobilityRowSchema;
  return (rows ?? []).flatMap((row, index) => {
    const issues = unlessUntouched(stillAsPartnerSent(list, row), schemaIssues(schema, row, []));
    return issues.map((issue) => ({ ...issue, field: `${list}.${index}.${issue.field}` }));
  });
}
