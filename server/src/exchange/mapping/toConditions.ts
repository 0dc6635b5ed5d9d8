import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { New } from 'shared-contracts/members/stored.ts';
import type { ChangeContext } from '../../data/records.ts';
import type { CooperationConditions, MobilitySpec } from 'ewp/documents';
import { agreementYears, type AgreementYears } from './agreementYears.ts';
import type { KnownCodes } from './knownCodes.ts';
import { type ImportedRow, toRow } from './toRow.ts';

/**
 * What an agreement says when it says what a partner's copy does.
 *
 * - rows: of each list in the partner's order; null for a condition of an institution that the portal does not have
 */
export type ImportedConditions = {
  readonly years: AgreementYears;
  readonly rows: ImportedRows;
};

type Lists = Required<Pick<New<'MobilityAgreements'>, MobilityList>>;
type ImportedRows = { readonly [List in MobilityList]: readonly (Lists[List][number] | null)[] };

/** The network's kinds of conditions by the portal's lists of rows. */
export const KINDS = {
  studentMobilitiesForStudies: 'studentStudies',
  studentMobilitiesForTraineeship: 'studentTraineeship',
  staffMobilitiesForTeaching: 'staffTeacher',
  staffMobilitiesForTraining: 'staffTraining',
} as const satisfies Record<MobilityList, Exclude<keyof CooperationConditions, 'isTerminatedAsAWhole'>>;

/**
 * Reads the conditions of a partner's copy, with the units of the partner that are not known yet.
 *
 * - years: from the first to the last of all conditions, within those that the portal knows
 */
export async function toConditions(
  context: ChangeContext,
  conditions: CooperationConditions,
  known: KnownCodes,
): Promise<ImportedConditions> {
  const specs: readonly MobilitySpec[] = Object.values(KINDS).flatMap((kind) => [...conditions[kind]]);
  const years = agreementYears(specs, known);
  const rowsOf = async <List extends MobilityList>(list: List): Promise<ImportedRows[List]> => {
    const rows: (ImportedRow | null)[] = [];
    for (const spec of conditions[KINDS[list]]) rows.push((await toRow(context, spec, known)) ?? null);
    // A condition of students makes a row of students, and one of staff a row of staff.
    return rows as ImportedRows[List];
  };
  const rows = {
    studentMobilitiesForStudies: await rowsOf('studentMobilitiesForStudies'),
    studentMobilitiesForTraineeship: await rowsOf('studentMobilitiesForTraineeship'),
    staffMobilitiesForTeaching: await rowsOf('staffMobilitiesForTeaching'),
    staffMobilitiesForTraining: await rowsOf('staffMobilitiesForTraining'),
  };
  return { years, rows };
}
