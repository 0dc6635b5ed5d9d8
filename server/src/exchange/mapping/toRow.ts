import type { New } from 'shared-contracts/members/stored.ts';
import { isLanguageLevel, studyCycleOfEqf } from 'shared-contracts/reference/levels.ts';
import type { Field } from 'shared-contracts/members/entity.ts';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STUDENT_MOBILITY_FOR_STUDIES,
} from 'shared-contracts/agreements/members/mobilityRow.ts';
import { ROW_SUBJECT_AREA } from 'shared-contracts/agreements/members/mobilityRowParts.ts';
import type { ChangeContext } from '../../data/records.ts';
import type { UnsentMember } from '../conditions/comparableRow.ts';
import type {
  LanguageSkill,
  SpecValueMember,
  StaffMobilitySpec,
  StudentMobilitySpec,
  SubjectArea,
} from 'ewp/documents';
import { importDepartment } from './importDepartment.ts';
import type { KnownCodes } from './knownCodes.ts';
import { mapValues } from './mapValues.ts';

type Spec = StudentMobilitySpec | StaffMobilitySpec;
type StudentRow = Imported<New<'StudentMobilitiesForStudies'>>;
type StaffRow = Imported<New<'StaffMobilitiesForTeaching'>>;
/** Every member that can be sent is named, so that none is forgotten. */
type Imported<Row> = Required<Pick<Row, Exclude<keyof Omit<Row, 'id'>, UnsentMember>>>;
type Totals = Omit<StudentRow, keyof StaffRow> | Omit<StaffRow, keyof StudentRow>;

/** A row of students or of staff, as the condition that it is made of says. */
export type ImportedRow = StudentRow | StaffRow;

type LimitedMember = SpecValueMember | 'mobilitiesPerYear';

const RULES: Readonly<Record<LimitedMember, Field>> = {
  ...STUDENT_MOBILITY_FOR_STUDIES.fields,
  ...STAFF_MOBILITY_FOR_TEACHING.fields,
};
const LONGEST_CLARIFICATION = ROW_SUBJECT_AREA.fields.clarification.maxLength;

/** Makes a mobility row of a condition; undefined when an institution of it is none of the portal. What a row has no place for is added to it afterwards, see `partnersWords.ts`. */
export async function toRow(
  context: ChangeContext,
  spec: Spec,
  known: KnownCodes,
): Promise<ImportedRow | undefined> {
  const from = known.institutions.get(spec.sendingHeiId);
  const to = known.institutions.get(spec.receivingHeiId);
  if (from === undefined || to === undefined) return undefined;
  return {
    fromInstitution: from,
    fromDepartment: await unitOf(context, from, spec.sendingOunitId),
    toInstitution: to,
    toDepartment: await unitOf(context, to, spec.receivingOunitId),
    mobilitiesPerYear:
      spec.isMobilitiesPerYearNotYetDefined === true
        ? null
        : storableNumber(spec.mobilitiesPerYear, 'mobilitiesPerYear'),
    ...mapValues(spec, 'every', null, storable),
    subjectAreasWithClarifications: spec.subjectAreas.flatMap((area) => areaOf(area, known) ?? []),
    recommendedLanguageSkills: spec.recommendedLanguageSkills.flatMap((skill) => skillOf(skill, known)),
    ...totals(spec),
  };
}

function storable(text: string, member: SpecValueMember): string {
  return text.trim().slice(0, RULES[member].maxLength);
}

function totals(spec: Spec): Totals {
  if (!('eqfLevels' in spec)) {
    const values = mapValues(spec, 'staff', null, storable);
    return { ...values, totalDaysPerYear: storableNumber(values.totalDaysPerYear, 'totalDaysPerYear') };
  }
  const values = mapValues(spec, 'students', null, storable);
  const cycles = new Set(spec.eqfLevels.flatMap((level) => studyCycleOfEqf(level) ?? []));
  return {
    ...values,
    totalMonthsPerYear: storableNumber(values.totalMonthsPerYear, 'totalMonthsPerYear'),
    studyCycles: [...cycles].map((studyCycle) => ({ studyCycle })),
  };
}

/** A number that no row has room for is one of the partner's words. */
function storableNumber(value: number | null, member: LimitedMember): number | null {
  return value !== null && value <= (RULES[member].maximum ?? Infinity) ? value : null;
}

async function unitOf(
  context: ChangeContext,
  institutionId: number,
  ounitId: string | undefined,
): Promise<number | null> {
  if (ounitId === undefined) return null;
  return (await importDepartment(context, institutionId, { ounitId, name: ounitId })) ?? null;
}

/** A code of an agreement from before v7 has to be chosen anew. */
function areaOf(
  area: SubjectArea,
  known: KnownCodes,
): New<'MobilitySubjectAreasWithClarifications'> | undefined {
  const subjectArea = known.subjectAreas.get(area.iscedFCode);
  const clarification = area.iscedClarification?.trim().slice(0, LONGEST_CLARIFICATION) || null;
  return subjectArea === undefined || area.v6Value !== undefined ? undefined : { subjectArea, clarification };
}

function skillOf(skill: LanguageSkill, known: KnownCodes): New<'MobilityRecommendedLanguageSkills'>[] {
  const [primary = ''] = skill.language.toLowerCase().split('-');
  const language = known.languages.get(primary);
  if (language === undefined || skill.isNotYetDefined === true) return [];
  const { cefrLevel = '' } = skill;
  const languageLevel = isLanguageLevel(cefrLevel) ? cefrLevel : null;
  const area = skill.subjectArea === undefined ? undefined : areaOf(skill.subjectArea, known);
  return [{ languageLevel, language, subjectAreaWithClarification: area ?? null }];
}
