import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { sendFaults, type NetworkAgreement } from 'shared-contracts/agreements/sendFaults.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { checkMobilityRows } from '../../../lib/mobilityRows/checkMobilityRows.ts';
import { stillAsPartnerSent, type MobilityRowForm } from '../../../lib/mobilityRows/mobilityRow.ts';
import { cellName, changedLists, unreadTexts, type AgreementEdit } from './agreementEdit.ts';
import { columnOfMember } from './columns.ts';
import { byId, type GridWords } from './gridWords.ts';
import { rowsIn } from './rowsForm.ts';

/**
 * What is wrong with a cell.
 *
 * - unread: what was typed is no value of it
 * - refused: by the checks of the form, those before sending, or the server
 * - meanwhile: somebody else saved something else there; theirs is its value, undefined where they removed the row
 */
export type CellFault =
  | { readonly kind: 'unread' }
  | ({ readonly kind: 'refused' } & Pick<FieldError, 'code' | 'params'>)
  | { readonly kind: 'meanwhile'; readonly theirs: unknown };

/** Faults of an agreement by the names of their cells; the first of each cell. */
export type FaultsOf = ReadonlyMap<string, CellFault>;

type Lookups = Pick<GridWords, 'areas' | 'languages'>;

/** Finds what is wrong with the rows of an agreement: as the form would, and as the checks before sending would. One that cannot be edited has nothing to be mended. */
export function faultsOf(edit: AgreementEdit, lookups: Lookups): FaultsOf {
  if (edit.locked !== undefined) return NONE;
  const faults = new Map<string, CellFault>();
  for (const name of unreadTexts(edit)) faults.set(name, { kind: 'unread' });
  for (const [name, theirs] of edit.meanwhile) addTo(faults, name, { kind: 'meanwhile', theirs });
  const refused = [
    ...edit.refused,
    ...MOBILITY_LISTS.flatMap((list) => checkMobilityRows(list, edit.form[list])),
    ...sendFaults(asSent(edit, lookups)),
  ];
  for (const { field, code, params } of refused) {
    const name = cellOfField(edit, field);
    if (name !== undefined) addTo(faults, name, { kind: 'refused', code, ...(params && { params }) });
  }
  return faults;
}

/** Tells whether a save of an agreement would be refused for what can be seen here: what is sent has to pass the checks of the form. */
export function isRefusedHere(edit: AgreementEdit): boolean {
  if (unreadTexts(edit).length > 0) return true;
  return changedLists(edit).some((list) => checkMobilityRows(list, edit.form[list]).length > 0);
}

const NONE: FaultsOf = new Map();

function addTo(faults: Map<string, CellFault>, name: string, fault: CellFault): void {
  if (!faults.has(name)) faults.set(name, fault);
}

/** The cell of a path such as `studentMobilitiesForStudies/0/totalMonthsPerYear`; what is said of the whole agreement is shown at its first row. */
function cellOfField(edit: AgreementEdit, field: string): string | undefined {
  const [first = '', index = '', member = ''] = field.split(/[/.]/);
  const list =
    MOBILITY_LISTS.find((one) => one === first) ??
    MOBILITY_LISTS.find((one) => rowsIn(edit.form, one).length > 0);
  if (list === undefined) return undefined;
  const isRow = list === first && index !== '';
  const row = rowsIn(edit.form, list)[isRow ? Number(index) : 0];
  if (row === undefined) return undefined;
  return cellName(list, row.key, (isRow ? columnOfMember(member) : undefined) ?? 'agreement');
}

/** The rows as the network would get them. */
function asSent({ form, agreement }: AgreementEdit, { areas, languages }: Lookups): NetworkAgreement {
  const institutions = byId(agreement.institutions);
  const area = (id: number | null) => ({ subjectArea: { code: byId(areas).get(id ?? 0)?.code } });
  const toRow = (list: (typeof MOBILITY_LISTS)[number], row: MobilityRowForm) => ({
    fromInstitution: { heiId: institutions.get(row.fromInstitution ?? 0)?.heiId },
    toInstitution: { heiId: institutions.get(row.toInstitution ?? 0)?.heiId },
    mobilitiesPerYear: row.mobilitiesPerYear,
    totalMonthsPerYear: 'totalMonthsPerYear' in row ? row.totalMonthsPerYear : null,
    totalDaysPerYear: 'totalDaysPerYear' in row ? row.totalDaysPerYear : null,
    subjectAreasWithClarifications: row.subjectAreasWithClarifications.map(({ subjectArea }) =>
      area(subjectArea),
    ),
    recommendedLanguageSkills: row.recommendedLanguageSkills.map((skill) => ({
      language: { code: byId(languages).get(skill.language ?? 0)?.code },
      subjectAreaWithClarification:
        skill.subjectAreaWithClarification && area(skill.subjectAreaWithClarification.subjectArea),
    })),
    asPartnerSent: stillAsPartnerSent(list, row),
  });
  const rows = MOBILITY_LISTS.map((list) => [list, rowsIn(form, list).map((row) => toRow(list, row))]);
  return { institutions: agreement.institutions, ...Object.fromEntries(rows) } as NetworkAgreement;
}
