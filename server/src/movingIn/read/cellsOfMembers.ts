import type { Cell } from '../reasons.ts';
import type { Column } from './csvColumns.ts';
import type { CsvRecord } from './csvRecords.ts';

/** Columns of members that stand on every line of an agreement, or on its first. */
const OF_AGREEMENT: Readonly<Record<string, Column>> = {
  id: 'iia_id',
  iiaId: 'iia_id',
  iiaCode: 'iia_code',
  institutions: 'partner',
  startYear: 'start_year',
  endYear: 'end_year',
  status: 'status',
  ewpStatus: 'status',
  terminated: 'status',
  comments: 'comments',
  partnerAgreementIdentifications: 'partner_iia_id',
  'partnerAgreementIdentifications/0/iiaCode': 'partner_iia_code',
  approvedHash: 'approved_hash',
  partnerApprovedHash: 'partner_approved_hash',
  approvedAt: 'approved_on',
};

const OF_CONDITION: Readonly<Record<string, Column>> = {
  mobilitiesPerYear: 'people_per_year',
  totalMonthsPerYear: 'total',
  totalDaysPerYear: 'total',
  blended: 'blended',
  studyCycles: 'study_cycles',
  subjectAreasWithClarifications: 'isced_codes',
  recommendedLanguageSkills: 'languages',
  otherInfoTerms: 'other_terms',
};

const OF_CONTACT: Readonly<Record<string, Column>> = {
  givenName: 'partner_contact_given_name',
  familyName: 'partner_contact_family_name',
  email: 'partner_contact_email',
};

/** Where a file says what became a member: the line and the column, as far as one is meant. */
export type CellsOfMembers = (member: string) => Cell | undefined;

/**
 * Finds the cells of an agreement's members, by the paths that faults have.
 *
 * - lines: of the agreement; rows: the line of each condition, by its list
 */
export function cellsOfMembers(
  lines: readonly CsvRecord[],
  rows: Readonly<Record<string, readonly CsvRecord[]>>,
): CellsOfMembers {
  const [first] = lines;
  return (member) => {
    const [name = '', index = '', part = ''] = member.split('/');
    const conditions = rows[name];
    if (conditions !== undefined) {
      const row = conditions[Number(index)];
      return row === undefined ? undefined : { line: row.line, column: columnOfCondition(row, part) };
    }
    if (first === undefined) return undefined;
    if (name === 'departmentalCoordinatorContacts') {
      const isOurs = index === '0' && first.cells.has('our_coordinator_email');
      return {
        line: first.line,
        column: isOurs ? 'our_coordinator_email' : (OF_CONTACT[part] ?? 'partner_contact_family_name'),
      };
    }
    const column = OF_AGREEMENT[member] ?? OF_AGREEMENT[name];
    return column === undefined ? undefined : { line: first.line, column };
  };
}

function columnOfCondition({ cells }: CsvRecord, part: string): Column | undefined {
  const end = /^(from|to)(Department|Institution)$/.exec(part);
  if (end === null) return OF_CONDITION[part];
  if (end[2] === 'Institution') return 'direction';
  const isIncoming = cells.get('direction')?.toLowerCase() === 'incoming';
  const side = (end[1] === 'from') === isIncoming ? 'partner' : 'our';
  return cells.has(`${side}_department_id`) && !cells.has(`${side}_department`)
    ? `${side}_department_id`
    : `${side}_department`;
}
