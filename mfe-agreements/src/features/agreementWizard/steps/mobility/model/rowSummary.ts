import { STUDY_CYCLES, type StudyCycle } from 'shared-contracts/reference/levels.ts';
import type { DepartmentChoice } from 'shared-contracts/institutions/members/departmentForm.ts';
import {
  directionOf,
  isStudentRow,
  type MobilityRowForm,
} from '../../../../../lib/mobilityRows/mobilityRow.ts';

type Institution = { readonly id: number; readonly name: string };
type Ends = { readonly local: Institution; readonly partner: Institution };
type Labels = ReadonlyMap<number, string>;
/** Names by id, in the language of the page. */
export type RowLabels = { readonly departments: Labels; readonly areas: Labels; readonly languages: Labels };

/**
 * What the line of a closed row says.
 *
 * - from, to: the department, or the institution where none is chosen; '' while that is open too
 * - subjects: subject areas by code and name; '' while none is chosen
 * - people, total: null while they are not filled in
 */
export type RowSummary = {
  readonly direction: ReturnType<typeof directionOf>;
  readonly from: string;
  readonly to: string;
  readonly subjects: string;
  readonly cycles: readonly StudyCycle[];
  readonly people: number | null;
  readonly total: number | null;
  readonly skills: string;
};

export function rowSummary(
  row: MobilityRowForm,
  { local, partner }: Ends,
  { departments, areas, languages }: RowLabels,
): RowSummary {
  const nameOf = (institution: number | null) =>
    [local, partner].find(({ id }) => id === institution)?.name ?? '';
  const departmentOf = (department: DepartmentChoice | null) =>
    department === null ? null : labelOf(department.id, departments) || department.name;
  return {
    direction: directionOf(row, local.id, partner.id),
    from: departmentOf(row.fromDepartment) ?? nameOf(row.fromInstitution),
    to: departmentOf(row.toDepartment) ?? nameOf(row.toInstitution),
    subjects: listed(
      row.subjectAreasWithClarifications.map(({ subjectArea }) => labelOf(subjectArea, areas)),
    ),
    cycles: isStudentRow(row)
      ? STUDY_CYCLES.filter((cycle) => row.studyCycles.some(({ studyCycle }) => studyCycle === cycle))
      : [],
    people: numberOrNull(row.mobilitiesPerYear),
    total: numberOrNull(isStudentRow(row) ? row.totalMonthsPerYear : row.totalDaysPerYear),
    skills: listed(
      row.recommendedLanguageSkills.map(({ language, languageLevel }) =>
        language === null ? '' : `${labelOf(language, languages)} ${languageLevel}`.trim(),
      ),
    ),
  };
}

function labelOf(id: number | null, labels: Labels): string {
  return id === null ? '' : (labels.get(id) ?? '');
}

function listed(texts: readonly string[]): string {
  return texts.filter(Boolean).join(', ');
}

function numberOrNull(value: number | null): number | null {
  return value === null || Number.isNaN(value) ? null : value;
}
