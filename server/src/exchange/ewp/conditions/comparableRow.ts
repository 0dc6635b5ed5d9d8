import { studyCycleOfEqf } from 'shared-contracts/members/levels.ts';
import type { MobilityList } from 'shared-contracts/entities/agreementItem.ts';
import { decimalText } from '../documents/iia/decimal.ts';
import type {
  CooperationConditions,
  LanguageSkill,
  MobilitySpec,
  StaffMobilitySpec,
  StudentMobilitySpec,
  SubjectArea,
} from '../documents/iia/iia.ts';

/** Members of a mobility row of the portal, in the order in which people read them. */
export const ROW_FIELDS = [
  'fromInstitution',
  'fromDepartment',
  'toInstitution',
  'toDepartment',
  'startYear',
  'endYear',
  'mobilitiesPerYear',
  'totalMonthsPerYear',
  'totalDaysPerYear',
  'blended',
  'studyCycles',
  'subjectAreasWithClarifications',
  'recommendedLanguageSkills',
  'otherInfoTerms',
] as const;
export type RowField = (typeof ROW_FIELDS)[number];

/** What a condition says, member by member, in one way of writing; null where it says nothing. Contacts and ids of copies are not in it. */
export type ComparableRow = Readonly<Record<RowField, string | null>>;

/** The portal's lists, with the conditions that each holds. */
export function comparableLists(
  conditions: CooperationConditions,
): Readonly<Record<MobilityList, readonly ComparableRow[]>> {
  return {
    studentMobilitiesForStudies: conditions.studentStudies.map(studentRow),
    studentMobilitiesForTraineeship: conditions.studentTraineeship.map(studentRow),
    staffMobilitiesForTeaching: conditions.staffTeacher.map(staffRow),
    staffMobilitiesForTraining: conditions.staffTraining.map(staffRow),
  };
}

function studentRow(spec: StudentMobilitySpec): ComparableRow {
  const levels = [...new Set(spec.eqfLevels)].toSorted((a, b) => a - b);
  return {
    ...commonRow(spec),
    totalMonthsPerYear: decimal(spec.totalMonthsPerYear),
    blended: String(spec.blended),
    studyCycles: list(levels.map((level) => studyCycleOfEqf(level) ?? `EQF ${level}`)),
  };
}

function staffRow(spec: StaffMobilitySpec): ComparableRow {
  return { ...commonRow(spec), totalDaysPerYear: decimal(spec.totalDaysPerYear) };
}

function commonRow(spec: MobilitySpec): ComparableRow {
  return {
    fromInstitution: text(spec.sendingHeiId),
    fromDepartment: text(spec.sendingOunitId),
    toInstitution: text(spec.receivingHeiId),
    toDepartment: text(spec.receivingOunitId),
    startYear: text(spec.receivingFirstAcademicYearId),
    endYear: text(spec.receivingLastAcademicYearId),
    mobilitiesPerYear:
      spec.isMobilitiesPerYearNotYetDefined === true ? null : decimal(spec.mobilitiesPerYear),
    totalMonthsPerYear: null,
    totalDaysPerYear: null,
    blended: null,
    studyCycles: null,
    subjectAreasWithClarifications: list(spec.subjectAreas.map(subjectAreaText).toSorted()),
    recommendedLanguageSkills: list(spec.recommendedLanguageSkills.flatMap(languageSkillText).toSorted()),
    otherInfoTerms: text(spec.otherInfoTerms),
  };
}

function subjectAreaText({ iscedFCode, v6Value, iscedClarification }: SubjectArea): string {
  const clarification = text(iscedClarification);
  return `${v6Value || iscedFCode}${clarification === null ? '' : ` (${clarification})`}`;
}

/** The network compares languages without their regions. */
function languageSkillText({
  language,
  cefrLevel,
  subjectArea,
  isNotYetDefined,
}: LanguageSkill): readonly string[] {
  if (isNotYetDefined === true) return [];
  const [primary = ''] = language.toLowerCase().split('-');
  return [
    [primary, cefrLevel ?? [], subjectArea === undefined ? [] : subjectAreaText(subjectArea)]
      .flat()
      .join(' '),
  ];
}

function decimal(value: number | undefined): string | null {
  return value === undefined ? null : decimalText(value);
}

/** Absent, empty and blank mean the same. */
function text(value: string | undefined): string | null {
  return value?.replaceAll('\r\n', '\n').trim() || null;
}

function list(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(', ');
}
