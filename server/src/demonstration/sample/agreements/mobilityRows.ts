import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { CLARIFICATIONS, COUNTRY_LANGUAGES, OTHER_TERMS } from './agreementTexts.ts';
import type { Partner, PartnerDepartment } from '../partners/partners.ts';
import type { Random } from '../chance/random.ts';
import type { LocalDepartment } from '../context/referenceRecords.ts';
import type { SampleContext } from '../context/sampleContext.ts';

/** A local department and the partner's department that it exchanges with. */
export type DepartmentPair = {
  readonly local: LocalDepartment;
  readonly partner: PartnerDepartment;
  readonly subjectArea: string;
};

type Side = { readonly institution: number; readonly department: number; readonly country: string };
type Kind = 'studies' | 'traineeship' | 'teaching' | 'training';

const KIND_SHARE: Readonly<Record<Kind, number>> = {
  studies: 0.96,
  traineeship: 0.24,
  teaching: 0.62,
  training: 0.38,
};
const IS_BLENDED = 0.06;
const HAS_CLARIFICATION = 0.12;
const HAS_TERMS = 0.1;
const HAS_SUBJECT_OF_SKILL = 0.04;
/** Where a student can nearly always study in the language of the country, and in it alone. */
const TEACHES_IN = 'fr';
const CYCLES = ['1st', '2nd', '3rd'] as const;

/**
 * Adds the rows of the four mobility tables of one agreement, both directions of each pair of departments.
 *
 * - result: whether the students' rows to the partner are blended
 */
export function addMobilityRows(
  context: SampleContext,
  random: Random,
  agreement: { readonly id: number; readonly partner: Partner; readonly pairs: readonly DepartmentPair[] },
): { readonly isBlended: boolean } {
  const isBlended = random.chance(IS_BLENDED);
  for (const kind of ['studies', 'traineeship', 'teaching', 'training'] as const) {
    if (!random.chance(KIND_SHARE[kind])) continue;
    agreement.pairs.forEach((pair, index) => {
      const local = { institution: LOCAL_INSTITUTION_ID, department: pair.local.id, country: 'GR' };
      const { id: institution, countryCode: country } = agreement.partner.institution;
      const partner = { institution, department: pair.partner.id, country };
      const row = { agreementId: agreement.id, kind, subjectArea: pair.subjectArea, isBlended };
      addRow(context, random, { ...row, position: index * 2, from: local, to: partner });
      addRow(context, random, { ...row, position: index * 2 + 1, from: partner, to: local });
    });
  }
  return { isBlended };
}

type Row = {
  readonly agreementId: number;
  readonly kind: Kind;
  readonly position: number;
  readonly from: Side;
  readonly to: Side;
  readonly subjectArea: string;
  readonly isBlended: boolean;
};

function addRow(context: SampleContext, random: Random, row: Row): void {
  const { batches, proportions, reference } = context;
  const isForStudents = row.kind === 'studies' || row.kind === 'traineeship';
  const people = proportions.places(random);
  const id = context.nextId('agreement_mobilities');
  batches.agreement_mobilities(
    id,
    row.agreementId,
    row.kind,
    row.position,
    row.from.institution,
    row.from.department,
    row.to.institution,
    row.to.department,
    people,
    isForStudents
      ? people * (row.kind === 'studies' ? proportions.months(random) : random.integer(2, 4))
      : null,
    isForStudents ? null : people * random.integer(2, 7),
    row.kind === 'studies' && row.isBlended,
    random.chance(HAS_TERMS) ? random.pick(OTHER_TERMS) : null,
  );
  const subjectAreaId = reference.subjectAreas.get(row.subjectArea)?.id ?? null;
  batches.mobility_subject_areas(
    id,
    subjectAreaId,
    random.chance(HAS_CLARIFICATION) ? random.pick(CLARIFICATIONS) : null,
  );
  if (isForStudents) addStudyCycles(context, random, id);
  addLanguageSkill(context, random, { mobilityId: id, row, subjectAreaId });
}

function addStudyCycles(context: SampleContext, random: Random, mobilityId: number): void {
  const first = context.proportions.firstStudyCycle(random);
  const index = CYCLES.findIndex((cycle) => cycle === first);
  const next = random.chance(0.45) ? CYCLES[index + 1] : undefined;
  [first, ...(next ? [next] : [])].forEach((cycle, position) =>
    context.batches.mobility_study_cycles(mobilityId, position, cycle),
  );
}

type Skill = { readonly mobilityId: number; readonly row: Row; readonly subjectAreaId: number | null };

/** The lowest recommended levels are B1 for studies and B2 for the rest. */
function addLanguageSkill(
  context: SampleContext,
  random: Random,
  { mobilityId, row, subjectAreaId }: Skill,
): void {
  const native = COUNTRY_LANGUAGES[row.to.country] ?? [];
  const isChosen = random.chance(0.3) && native[0] !== undefined && native[0] !== 'en';
  const codes = isChosen ? ['en', native[0] ?? ''] : ['en'];
  const levels = row.kind === 'studies' ? (['B1', 'B1', 'B2'] as const) : (['B2', 'B2', 'C1'] as const);
  codes.forEach((code, position) => {
    const id = context.nextId('mobility_language_skills');
    const languageId = context.reference.languageIds.get(code) ?? null;
    context.batches.mobility_language_skills(id, mobilityId, position, languageId, random.pick(levels));
    if (random.chance(HAS_SUBJECT_OF_SKILL))
      context.batches.language_skill_subject_areas(id, subjectAreaId, null);
  });
  if (row.kind === 'studies' && native[0] === TEACHES_IN && !codes.includes(TEACHES_IN)) {
    const id = context.nextId('mobility_language_skills');
    const languageId = context.reference.languageIds.get(TEACHES_IN) ?? null;
    context.batches.mobility_language_skills(id, mobilityId, codes.length, languageId, 'B1');
  }
}
