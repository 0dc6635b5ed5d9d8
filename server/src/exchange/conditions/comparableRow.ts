import { studyCycleOfEqf } from 'shared-contracts/reference/levels.ts';
import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import {
  type CooperationConditions,
  decimalText,
  type LanguageSkill,
  SPEC_VALUES,
  type SpecValueMember,
  type StaffMobilitySpec,
  type StudentMobilitySpec,
  type SubjectArea,
} from 'ewp/documents';

/** Members of rows that the network has no element for: not sent, not compared, and kept when the partner's copy is taken over. */
export type UnsentMember = 'asPartnerSent';

type RowMember = MemberOf<'StudentMobilitiesForStudies'> | MemberOf<'StaffMobilitiesForTeaching'>;
export type RowField = Exclude<RowMember, UnsentMember> | 'startYear' | 'endYear';

/** What a condition says, member by member, in one way of writing; null where it says nothing. Contacts and ids of copies are not in it. */
export type ComparableRow = Readonly<Record<RowField, string | null>>;

type Spec = StudentMobilitySpec | StaffMobilitySpec;

/** All but single values: those are told as they are. */
const TEXTS: Readonly<Record<Exclude<RowField, SpecValueMember>, (spec: Spec) => string | null>> = {
  fromInstitution: (spec) => text(spec.sendingHeiId),
  fromDepartment: (spec) => text(spec.sendingOunitId),
  toInstitution: (spec) => text(spec.receivingHeiId),
  toDepartment: (spec) => text(spec.receivingOunitId),
  startYear: (spec) => text(spec.receivingFirstAcademicYearId),
  endYear: (spec) => text(spec.receivingLastAcademicYearId),
  mobilitiesPerYear: (spec) =>
    spec.isMobilitiesPerYearNotYetDefined === true ? null : decimalText(spec.mobilitiesPerYear),
  studyCycles: (spec) => ('eqfLevels' in spec ? studyCyclesText(spec.eqfLevels) : null),
  subjectAreasWithClarifications: (spec) => list(spec.subjectAreas.map(subjectAreaText).toSorted()),
  recommendedLanguageSkills: (spec) =>
    list(spec.recommendedLanguageSkills.flatMap(languageSkillText).toSorted()),
};
// The names of both tables, as their types say.
const TOLD_APART = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const VALUES = Object.values(SPEC_VALUES).flatMap((values) => Object.keys(values)) as SpecValueMember[];

/** In the order in which people read them; what is not named here follows. */
const FIRST: readonly RowField[] = [
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
];
/** Members of a mobility row of the portal that a condition has a word for. */
export const ROW_FIELDS: readonly RowField[] = [...new Set([...FIRST, ...TOLD_APART, ...VALUES])];

/** The portal's lists, with the conditions that each holds. */
export function comparableLists(
  conditions: CooperationConditions,
): Readonly<Record<MobilityList, readonly ComparableRow[]>> {
  return {
    studentMobilitiesForStudies: conditions.studentStudies.map(comparableRow),
    studentMobilitiesForTraineeship: conditions.studentTraineeship.map(comparableRow),
    staffMobilitiesForTeaching: conditions.staffTeacher.map(comparableRow),
    staffMobilitiesForTraining: conditions.staffTraining.map(comparableRow),
  };
}

function comparableRow(spec: Spec): ComparableRow {
  const values = new Map<string, unknown>(Object.entries(spec));
  const fields = [
    ...TOLD_APART.map((member) => [member, TEXTS[member](spec)]),
    ...VALUES.map((member) => [member, valueText(values.get(member))]),
  ];
  // Both together are all members.
  return Object.fromEntries(fields) as ComparableRow;
}

function valueText(value: unknown): string | null {
  if (typeof value === 'number') return decimalText(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? text(value) : null;
}

function studyCyclesText(eqfLevels: readonly number[]): string | null {
  const levels = [...new Set(eqfLevels)].toSorted((a, b) => a - b);
  return list(levels.map((level) => studyCycleOfEqf(level) ?? `EQF ${level}`));
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

/** Absent, empty and blank mean the same. */
function text(value: string | undefined): string | null {
  return value?.replaceAll('\r\n', '\n').trim() || null;
}

function list(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(', ');
}
