import type { New } from 'shared-contracts/members/stored.ts';
import type { UnmappedPart } from 'shared-contracts/exchange.ts';
import { isLanguageLevel, studyCycleOfEqf } from 'shared-contracts/members/levels.ts';
import { STUDENT_MOBILITY_FOR_STUDIES } from 'shared-contracts/members/mobilityRow.ts';
import { ROW_SUBJECT_AREA } from 'shared-contracts/members/mobilityRowParts.ts';
import type { ChangeContext } from '../../data/records.ts';
import type {
  LanguageSkill,
  StaffMobilitySpec,
  StudentMobilitySpec,
  SubjectArea,
} from '../ewp/documents/iia/iia.ts';
import { importDepartment } from './importDepartment.ts';
import type { KnownCodes } from './knownCodes.ts';
import type { AgreementYears } from './agreementYears.ts';

type Spec = StudentMobilitySpec | StaffMobilitySpec;
type StudentRow = New<'StudentMobilitiesForStudies'>;
type StaffRow = New<'StaffMobilitiesForTeaching'>;
type StudentPart = Pick<StudentRow, 'totalMonthsPerYear' | 'blended' | 'studyCycles'>;

/** A row of students or of staff, as the condition that it is made of says. */
export type ImportedRow = StudentRow | StaffRow;

/** - path: of the row in the new agreement; unmapped: takes what the row has no place for */
export type RowContext = {
  readonly known: KnownCodes;
  readonly years: AgreementYears;
  readonly path: string;
  readonly unmapped: UnmappedPart[];
};

const LONGEST_TERMS = STUDENT_MOBILITY_FOR_STUDIES.fields.otherInfoTerms.maxLength;
const LONGEST_CLARIFICATION = ROW_SUBJECT_AREA.fields.clarification.maxLength;

/** Makes a mobility row of a condition; undefined when an institution of it is none of the portal. */
export async function toRow(
  context: ChangeContext,
  spec: Spec,
  at: RowContext,
): Promise<ImportedRow | undefined> {
  const { known, path, unmapped } = at;
  const from = known.institutions.get(spec.sendingHeiId);
  const to = known.institutions.get(spec.receivingHeiId);
  if (from === undefined || to === undefined) {
    unmapped.push({ field: path, value: `${spec.sendingHeiId} → ${spec.receivingHeiId}` });
    return undefined;
  }
  noteYears(spec, at);
  return {
    fromInstitution: from,
    fromDepartment: await unitOf(context, from, spec.sendingOunitId, {
      ...at,
      path: `${path}/fromDepartment`,
    }),
    toInstitution: to,
    toDepartment: await unitOf(context, to, spec.receivingOunitId, { ...at, path: `${path}/toDepartment` }),
    mobilitiesPerYear: spec.isMobilitiesPerYearNotYetDefined === true ? null : spec.mobilitiesPerYear,
    otherInfoTerms: spec.otherInfoTerms?.trim().slice(0, LONGEST_TERMS) || null,
    subjectAreasWithClarifications: spec.subjectAreas.flatMap((area) => areaOf(area, at) ?? []),
    recommendedLanguageSkills: spec.recommendedLanguageSkills.flatMap((skill) => skillOf(skill, at)),
    ...totals(spec, at),
  };
}

function totals(spec: Spec, at: RowContext): Pick<StaffRow, 'totalDaysPerYear'> | StudentPart {
  if (!('eqfLevels' in spec)) return { totalDaysPerYear: spec.totalDaysPerYear ?? null };
  const cycles = spec.eqfLevels.map((level) => {
    const cycle = studyCycleOfEqf(level);
    if (cycle === undefined) at.unmapped.push({ field: `${at.path}/studyCycles`, value: `EQF ${level}` });
    return cycle;
  });
  return {
    totalMonthsPerYear: spec.totalMonthsPerYear ?? null,
    blended: spec.blended,
    studyCycles: cycles.flatMap((studyCycle) => (studyCycle === undefined ? [] : { studyCycle })),
  };
}

/** Rows have no years of their own. */
function noteYears(spec: Spec, { years, path, unmapped }: RowContext): void {
  const [first, last] = [spec.receivingFirstAcademicYearId, spec.receivingLastAcademicYearId];
  if (!first.startsWith(String(years.first))) unmapped.push({ field: `${path}/startYear`, value: first });
  if (!last.startsWith(String(years.last))) unmapped.push({ field: `${path}/endYear`, value: last });
}

async function unitOf(
  context: ChangeContext,
  institutionId: number,
  ounitId: string | undefined,
  { path, unmapped }: RowContext,
): Promise<number | null> {
  if (ounitId === undefined) return null;
  const id = await importDepartment(context, institutionId, { ounitId, name: ounitId });
  if (id === undefined) unmapped.push({ field: path, value: ounitId });
  return id ?? null;
}

function areaOf(
  area: SubjectArea,
  { known, path, unmapped }: RowContext,
): New<'MobilitySubjectAreasWithClarifications'> | undefined {
  const subjectArea = known.subjectAreas.get(area.iscedFCode);
  const clarification = area.iscedClarification?.trim().slice(0, LONGEST_CLARIFICATION) || null;
  if (subjectArea !== undefined && area.v6Value === undefined) return { subjectArea, clarification };
  const value = [area.v6Value ?? area.iscedFCode, clarification].filter(Boolean).join(' ');
  unmapped.push({ field: `${path}/subjectAreasWithClarifications`, value });
  return undefined;
}

function skillOf(skill: LanguageSkill, at: RowContext): New<'MobilityRecommendedLanguageSkills'>[] {
  if (skill.isNotYetDefined === true) return [];
  const [primary = ''] = skill.language.toLowerCase().split('-');
  const language = at.known.languages.get(primary);
  const languageLevel = skill.cefrLevel ?? '';
  if (language === undefined || !isLanguageLevel(languageLevel)) {
    const value = [skill.language, languageLevel].filter(Boolean).join(' ');
    at.unmapped.push({ field: `${at.path}/recommendedLanguageSkills`, value });
    return [];
  }
  const area = skill.subjectArea === undefined ? undefined : areaOf(skill.subjectArea, at);
  return [{ languageLevel, language, subjectAreaWithClarification: area ?? null }];
}
