import { staffMobilityRowSchema, studentMobilityRowSchema } from 'shared-contracts/entities/mobilityRow.ts';
import type { MobilityList } from 'shared-contracts/entities/agreementItem.ts';
import { knownFieldErrorCode } from 'shared-contracts/errorCodes.ts';
import { firstOfEachField } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import type { StaffRowForm, StudentRowForm } from '../../../model/agreementForm.ts';
import { isStudentList } from './mobilityRow.ts';

/** Lists what is wrong with some rows, by the schemas that the server uses too; a list that is switched off has nothing wrong. */
export function checkMobilityRows(
  list: MobilityList,
  rows: ReadonlyArray<StudentRowForm | StaffRowForm> | null,
): readonly FieldIssue[] {
  const schema = isStudentList(list) ? studentMobilityRowSchema : staffMobilityRowSchema;
  return (rows ?? []).flatMap((row, index) =>
    firstOfEachField(
      (schema.safeParse(row).error?.issues ?? []).map(({ path, message }) => ({
        field: [list, index, ...path].join('.'),
        code: Number.isNaN(memberOf(row, path[0])) ? 'not-a-number' : knownFieldErrorCode(message),
      })),
    ),
  );
}

function memberOf(row: object, member: PropertyKey | undefined): unknown {
  return Object.entries(row).find(([name]) => name === member)?.[1];
}
