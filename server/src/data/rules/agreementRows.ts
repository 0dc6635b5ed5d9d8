import { isDeepStrictEqual } from 'node:util';
import { staffMobilityRowSchema, studentMobilityRowSchema } from 'shared-contracts/entities/mobilityRow.ts';
import type { FieldError } from 'shared-contracts/errors.ts';
import { MODEL } from '../model/model.ts';
import { childrenOf, withoutIds } from '../save/mergeRecord.ts';
import type { StoredRecord } from '../save/storedRecord.ts';
import { recordErrors } from './memberErrors.ts';

/** The four lists of mobility rows, with the schema of their rows. */
export const ROW_SCHEMAS = {
  studentMobilitiesForStudies: studentMobilityRowSchema,
  studentMobilitiesForTraineeship: studentMobilityRowSchema,
  staffMobilitiesForTeaching: staffMobilityRowSchema,
  staffMobilitiesForTraining: staffMobilityRowSchema,
} as const;

/** The child sets of the four lists. */
export const ROW_SETS = {
  studentMobilitiesForStudies: 'StudentMobilitiesForStudies',
  studentMobilitiesForTraineeship: 'StudentMobilitiesForTraineeship',
  staffMobilitiesForTeaching: 'StaffMobilitiesForTeaching',
  staffMobilitiesForTraining: 'StaffMobilitiesForTraining',
} as const;
const AREAS = 'subjectAreasWithClarifications';

export type RowList = keyof typeof ROW_SCHEMAS;
export const ROW_LISTS: readonly RowList[] = [
  'studentMobilitiesForStudies',
  'studentMobilitiesForTraineeship',
  'staffMobilitiesForTeaching',
  'staffMobilitiesForTraining',
];

/**
 * Checks the mobility rows of an agreement.
 *
 * - lists: the ones to check
 * - besides what the schemas say, both ends of a row are institutions of the agreement: `not-in-agreement`
 */
export function rowErrors(
  agreement: StoredRecord,
  institutions: readonly number[],
  lists: readonly RowList[],
): FieldError[] {
  return lists.flatMap((list) =>
    childrenOf(agreement, list).flatMap((row, index) => {
      const errors = [...recordErrors(ROW_SCHEMAS[list], row), ...foreignEnds(row, institutions)];
      return errors.map((error) => ({ ...error, field: `${list}/${index}/${error.field}` }));
    }),
  );
}

function foreignEnds(row: StoredRecord, institutions: readonly number[]): FieldError[] {
  return ['fromInstitution', 'toInstitution']
    .filter((end) => !institutions.some((institution) => institution === row[end]))
    .map((end) => ({ field: end, code: 'not-in-agreement' }));
}

/** One department that a row names, with the institution at the same end of the row. */
export type RowDepartment = {
  readonly field: string;
  readonly department: number;
  readonly institution: unknown;
};

/** Lists the departments of rows, to be checked against the institutions that they stand beside. */
export function rowDepartments(agreement: StoredRecord, lists: readonly RowList[]): RowDepartment[] {
  return lists.flatMap((list) =>
    childrenOf(agreement, list).flatMap((row, index) =>
      [
        { end: 'fromDepartment', department: row.fromDepartment, institution: row.fromInstitution },
        { end: 'toDepartment', department: row.toDepartment, institution: row.toInstitution },
      ].flatMap(({ end, department, institution }) =>
        typeof department === 'number' ? [{ field: `${list}/${index}/${end}`, department, institution }] : [],
      ),
    ),
  );
}

/** One subject area that a row names. */
export type RowSubjectArea = { readonly field: string; readonly subjectArea: number };

/** Lists the subject areas of rows that are new or say something else than before; rows that stay may keep what they have. */
export function changedSubjectAreas(
  before: StoredRecord | null,
  after: StoredRecord,
  lists: readonly RowList[],
): RowSubjectArea[] {
  return lists.flatMap((list) => {
    const contents = (row: StoredRecord) => withoutIds(MODEL[ROW_SETS[list]], row);
    const known = childrenOf(before, list).map(contents);
    return childrenOf(after, list).flatMap((row, index) =>
      known.some((other) => isDeepStrictEqual(other, contents(row)))
        ? []
        : childrenOf(row, AREAS).flatMap(({ subjectArea }, place) =>
            typeof subjectArea === 'number'
              ? [{ field: `${list}/${index}/${AREAS}/${place}/subjectArea`, subjectArea }]
              : [],
          ),
    );
  });
}
