import { isDeepStrictEqual } from 'node:util';
import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import {
  staffMobilityRowSchema,
  studentMobilityRowSchema,
} from 'shared-contracts/agreements/entities/mobilityRow.ts';
import { unlessUntouched } from 'shared-contracts/agreements/asPartnerSent.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { MODEL } from '../../sets/model.ts';
import { withoutIds } from '../../../records/save/stored/childRecords.ts';
import { recordErrors } from '../memberErrors.ts';

/** The four lists of mobility rows, with the schema of their rows. */
export const ROW_SCHEMAS = {
  studentMobilitiesForStudies: studentMobilityRowSchema,
  studentMobilitiesForTraineeship: studentMobilityRowSchema,
  staffMobilitiesForTeaching: staffMobilityRowSchema,
  staffMobilitiesForTraining: staffMobilityRowSchema,
} as const;

const AREAS = 'subjectAreasWithClarifications';
const SKILLS = 'recommendedLanguageSkills';

/** Rows of a list, as the server keeps them. */
export function rowsOf(list: MobilityList) {
  return MODEL[AGREEMENT.links[list].set];
}

type Agreement = Stored<'MobilityAgreements'> | Unsaved<'MobilityAgreements'>;
type Row = Agreement[MobilityList][number];

/**
 * Checks the mobility rows of an agreement.
 *
 * - lists: the ones to check
 * - what a partner sent and nobody here changed is not judged
 * - besides what the schemas say, both ends of a row are institutions of the agreement: `not-in-agreement`
 */
export function rowErrors(
  agreement: Agreement,
  institutions: readonly number[],
  lists: readonly MobilityList[],
): FieldError[] {
  return lists.flatMap((list) =>
    agreement[list].flatMap((row: Row, index) => {
      const errors = [
        ...unlessUntouched(row.asPartnerSent, recordErrors(ROW_SCHEMAS[list], row)),
        ...foreignEnds(row, institutions),
      ];
      return errors.map((error) => ({ ...error, field: `${list}/${index}/${error.field}` }));
    }),
  );
}

function foreignEnds(row: Row, institutions: readonly number[]): FieldError[] {
  return (['fromInstitution', 'toInstitution'] as const)
    .filter((end) => !institutions.some((institution) => institution === row[end]))
    .map((end) => ({ field: end, code: 'not-in-agreement' }));
}

/** One department that a row names, with the institution at the same end of the row. */
export type RowDepartment = {
  readonly field: string;
  readonly department: number;
  readonly institution: number | null;
};

/** Lists the departments of rows, to be checked against the institutions that they stand beside. */
export function rowDepartments(agreement: Agreement, lists: readonly MobilityList[]): RowDepartment[] {
  return lists.flatMap((list) =>
    agreement[list].flatMap((row: Row, index) =>
      [
        { end: 'fromDepartment', department: row.fromDepartment, institution: row.fromInstitution },
        { end: 'toDepartment', department: row.toDepartment, institution: row.toInstitution },
      ].flatMap(({ end, department, institution }) =>
        department !== null ? [{ field: `${list}/${index}/${end}`, department, institution }] : [],
      ),
    ),
  );
}

/** One subject area that a row names. */
export type RowSubjectArea = { readonly field: string; readonly subjectArea: number };

/** Lists the subject areas of rows that are new or say something else than before; rows that stay may keep what they have. */
export function changedSubjectAreas(
  before: Stored<'MobilityAgreements'> | null,
  after: Unsaved<'MobilityAgreements'>,
  lists: readonly MobilityList[],
): RowSubjectArea[] {
  return lists.flatMap((list) => {
    const contents = (row: Row) => withoutIds(rowsOf(list), row);
    const known = (before?.[list] ?? []).map(contents);
    return after[list].flatMap((row: Row, index) =>
      known.some((other) => isDeepStrictEqual(other, contents(row)))
        ? []
        : areasOf(row).map(({ field, subjectArea }) => ({ field: `${list}/${index}/${field}`, subjectArea })),
    );
  });
}

/** The subject areas of a row, and those that its languages are for. */
function areasOf(row: Row): RowSubjectArea[] {
  return [
    ...row[AREAS].map(({ subjectArea }, place) => ({ field: `${AREAS}/${place}/subjectArea`, subjectArea })),
    ...row[SKILLS].map(({ subjectAreaWithClarification: area }, place) => ({
      field: `${SKILLS}/${place}/subjectAreaWithClarification/subjectArea`,
      subjectArea: area?.subjectArea ?? null,
    })),
  ].flatMap(({ field, subjectArea }) => (subjectArea === null ? [] : [{ field, subjectArea }]));
}
