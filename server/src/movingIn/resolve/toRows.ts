import type { New } from 'shared-contracts/members/stored.ts';
import type { ChangeContext } from '../../data/records.ts';
import type { EarlierAgreement, EarlierStaffRow, EarlierStudentRow } from '../earlierAgreement.ts';
import { NotTaken } from '../reasons.ts';
import type { TrialMemory } from '../trialMemory.ts';
import { findUnit } from './findUnit.ts';
import type { KnownRecords } from './knownRecords.ts';
import type { TwoSides } from './twoSides.ts';

/** - told: takes by which ids of the network the partner was told of departments, by their ids here; null for none */
export type RowContext = {
  readonly known: KnownRecords;
  readonly sides: TwoSides;
  readonly told: Map<number, string | null>;
  readonly memory: TrialMemory;
};

type Lists = Required<
  Pick<
    New<'MobilityAgreements'>,
    | 'studentMobilitiesForStudies'
    | 'studentMobilitiesForTraineeship'
    | 'staffMobilitiesForTeaching'
    | 'staffMobilitiesForTraining'
  >
>;

/** Makes the mobility rows of an agreement, in the order of the file. Throws `NotTaken` for what the portal does not know. */
export async function toRows(
  context: ChangeContext,
  earlier: EarlierAgreement,
  at: RowContext,
): Promise<Lists> {
  const students = (list: 'studentMobilitiesForStudies' | 'studentMobilitiesForTraineeship') =>
    inOrder(earlier[list], async (row, index) => ({
      ...(await toRow(context, row, { ...at, path: `${list}/${index}` })),
      totalMonthsPerYear: row.totalMonthsPerYear ?? null,
      blended: row.blended,
      studyCycles: [...row.studyCycles],
    }));
  const staff = (list: 'staffMobilitiesForTeaching' | 'staffMobilitiesForTraining') =>
    inOrder(earlier[list], async (row, index) => ({
      ...(await toRow(context, row, { ...at, path: `${list}/${index}` })),
      totalDaysPerYear: row.totalDaysPerYear ?? null,
    }));
  return {
    studentMobilitiesForStudies: await students('studentMobilitiesForStudies'),
    studentMobilitiesForTraineeship: await students('studentMobilitiesForTraineeship'),
    staffMobilitiesForTeaching: await staff('staffMobilitiesForTeaching'),
    staffMobilitiesForTraining: await staff('staffMobilitiesForTraining'),
  };
}

async function inOrder<Row, Made>(
  rows: readonly Row[],
  make: (row: Row, index: number) => Promise<Made>,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const [index, row] of rows.entries()) made.push(await make(row, index));
  return made;
}

async function toRow(
  context: ChangeContext,
  row: EarlierStudentRow | EarlierStaffRow,
  at: RowContext & { readonly path: string },
) {
  const { path, sides } = at;
  const [fromInstitution, toInstitution] = [
    sides.endOf(row.fromInstitution, `${path}/fromInstitution`),
    sides.endOf(row.toInstitution, `${path}/toInstitution`),
  ];
  if (fromInstitution === toInstitution) {
    throw new NotTaken([{ code: 'other-institution', field: `${path}/toInstitution`, value: '=' }]);
  }
  return {
    fromInstitution,
    fromDepartment: await unitOf(context, row, 'fromDepartment', { ...at, institution: fromInstitution }),
    toInstitution,
    toDepartment: await unitOf(context, row, 'toDepartment', { ...at, institution: toInstitution }),
    mobilitiesPerYear: row.mobilitiesPerYear ?? null,
    otherInfoTerms: row.otherInfoTerms ?? null,
    subjectAreasWithClarifications: row.subjectAreasWithClarifications.map((area) => toArea(area, at)),
    recommendedLanguageSkills: row.recommendedLanguageSkills.map((skill) => ({
      languageLevel: skill.languageLevel,
      language: toLanguage(skill.language, at),
      subjectAreaWithClarification:
        skill.subjectAreaWithClarification == null ? null : toArea(skill.subjectAreaWithClarification, at),
    })),
  };
}

async function unitOf(
  context: ChangeContext,
  row: EarlierStudentRow | EarlierStaffRow,
  end: 'fromDepartment' | 'toDepartment',
  {
    path,
    sides,
    told,
    memory,
    institution,
  }: RowContext & { readonly path: string; readonly institution: number },
): Promise<number | null> {
  const field = `${path}/${end}`;
  const id = await findUnit(context, row[end], {
    institution,
    isLocal: institution === sides.local,
    field,
    memory,
  });
  if (id !== null) told.set(id, row[end]?.ounitId ?? null);
  return id;
}

type At = RowContext & { readonly path: string };

function toArea(
  { subjectArea: { code }, clarification }: EarlierStudentRow['subjectAreasWithClarifications'][number],
  { known, path }: At,
) {
  const subjectArea = known.subjectAreas.get(code);
  if (subjectArea !== undefined) return { subjectArea, clarification: clarification ?? null };
  const field = `${path}/subjectAreasWithClarifications`;
  throw new NotTaken([{ code: 'unknown-subject-area', field, value: code }]);
}

function toLanguage(
  { code, name }: EarlierStudentRow['recommendedLanguageSkills'][number]['language'],
  { known, path }: At,
): number {
  const language = known.languages.get(code ?? '') ?? known.languages.get(name?.toLowerCase() ?? '');
  if (language !== undefined) return language;
  const field = `${path}/recommendedLanguageSkills`;
  throw new NotTaken([{ code: 'unknown-language', field, value: [code, name].filter(Boolean).join(' ') }]);
}
