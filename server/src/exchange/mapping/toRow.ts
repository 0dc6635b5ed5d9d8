import type { New } from 'shared-contracts/members/stored.ts';
import type { UnmappedPart } from 'shared-contracts/exchange.ts';
import { isLanguageLevel, studyCycleOfEqf } from 'shared-contracts/members/levels.ts';
import type { Field } from 'shared-contracts/members/entity.ts';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STUDENT_MOBILITY_FOR_STUDIES,
} from 'shared-contracts/members/mobilityRow.ts';
import { ROW_SUBJECT_AREA } from 'shared-contracts/members/mobilityRowParts.ts';
import type { ChangeContext } from '../../data/records.ts';
import type { UnsentMember } from '../conditions/comparableRow.ts';
import type {
  LanguageSkill,
  StaffMobilitySpec,
  StudentMobilitySpec,
  SubjectArea,
} from 'ewp/documents/iia/iia.ts';
import type { SpecValueMember } from 'ewp/documents/iia/specValues.ts';
import { importDepartment } from './importDepartment.ts';
import type { KnownCodes } from './knownCodes.ts';
import type { AgreementYears } from './agreementYears.ts';
import { mapValues } from './mapValues.ts';

type Spec = StudentMobilitySpec | StaffMobilitySpec;
type StudentRow = Imported<New<'StudentMobilitiesForStudies'>>;
type StaffRow = Imported<New<'StaffMobilitiesForTeaching'>>;
/** Every member that can be sent is named, so that none is forgotten. */
type Imported<Row> = Required<Pick<Row, Exclude<keyof Omit<Row, 'id'>, UnsentMember>>>;
type Totals = Omit<StudentRow, keyof StaffRow> | Omit<StaffRow, keyof StudentRow>;

/** A row of students or of staff, as the condition that it is made of says. */
export type ImportedRow = StudentRow | StaffRow;

/** - path: of the row in the new agreement; unmapped: takes what the row has no place for */
export type RowContext = {
  readonly known: KnownCodes;
  readonly years: AgreementYears;
  readonly path: string;
  readonly unmapped: UnmappedPart[];
};

const RULES: Readonly<Record<SpecValueMember, Field>> = {
  ...STUDENT_MOBILITY_FOR_STUDIES.fields,
  ...STAFF_MOBILITY_FOR_TEACHING.fields,
};
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
    ...mapValues(spec, 'every', null, storable),
    subjectAreasWithClarifications: spec.subjectAreas.flatMap((area) => areaOf(area, at) ?? []),
    recommendedLanguageSkills: spec.recommendedLanguageSkills.flatMap((skill) => skillOf(skill, at)),
    ...totals(spec, at),
  };
}

function storable(text: string, member: SpecValueMember): string {
  return text.trim().slice(0, RULES[member].maxLength);
}

function totals(spec: Spec, at: RowContext): Totals {
  if (!('eqfLevels' in spec)) return mapValues(spec, 'staff', null, storable);
  const cycles = spec.eqfLevels.map((level) => {
    const cycle = studyCycleOfEqf(level);
    if (cycle === undefined) at.unmapped.push({ field: `${at.path}/studyCycles`, value: `EQF ${level}` });
    return cycle;
  });
  return {
    ...mapValues(spec, 'students', null, storable),
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
