import { filter, type Filter } from '../call/filter.ts';
import { LOCAL_INSTITUTION_ID } from './agreements.ts';
import { LANGUAGE_LEVELS, type LanguageLevel, type StudyCycle } from '../reference/levels.ts';

/** Whose people go: ours to the partner, or the partner's to us. */
export const DIRECTIONS = ['out', 'in'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The four tables of an agreement, and whether their rows are for students, who alone have study cycles. */
const KINDS = [
  { rows: 'studentMobilitiesForStudies', isForStudents: true },
  { rows: 'studentMobilitiesForTraineeship', isForStudents: true },
  { rows: 'staffMobilitiesForTeaching', isForStudents: false },
  { rows: 'staffMobilitiesForTraining', isForStudents: false },
] as const;
type Rows = (typeof KINDS)[number]['rows'];

/**
 * What one row of an agreement has to say, all of it together; null and absence ask for nothing.
 *
 * - area, language: ids; level: the lowest that the row asks for, of that language where one is named
 * - places: least number of people in each academic year; direction: of whose
 */
export type AskedTerms = {
  readonly area?: number | null;
  readonly cycle?: StudyCycle | null;
  readonly language?: number | null;
  readonly level?: LanguageLevel | null;
  readonly places?: number | null;
  readonly direction?: Direction | null;
};

/** Writes terms as a `$filter` of `MobilityAgreements`: a row of any kind of mobility has them all. Undefined where none are asked for. */
export function agreedTermsFilter(asked: AskedTerms): Filter | undefined {
  const kinds = asked.cycle == null ? KINDS : KINDS.filter(({ isForStudents }) => isForStudents);
  return filter.or(...kinds.map(({ rows }) => rowFilter(rows, asked)));
}

function rowFilter(rows: Rows, { area, cycle, language, level, places, direction }: AskedTerms) {
  const at = (member: string) => `${rows}/${member}`;
  const skills = at('recommendedLanguageSkills');
  return filter.and(
    area == null ? undefined : filter.eq(at('subjectAreasWithClarifications/subjectArea'), area),
    cycle == null ? undefined : filter.eq(at('studyCycles/studyCycle'), cycle),
    language == null ? undefined : filter.eq(`${skills}/language`, language),
    level == null ? undefined : filter.oneOf(`${skills}/languageLevel`, levelsFrom(level)),
    places == null ? undefined : filter.ge(at('mobilitiesPerYear'), places),
    direction == null ? undefined : from(at('fromInstitution'), direction),
  );
}

/** By our id: how many rows are ours, the database knows of that better than of what is said of an institution. */
function from(member: string, direction: Direction): Filter {
  return direction === 'out'
    ? filter.eq(member, LOCAL_INSTITUTION_ID)
    : filter.ne(member, LOCAL_INSTITUTION_ID);
}

function levelsFrom(level: LanguageLevel): readonly [LanguageLevel, ...LanguageLevel[]] {
  return [level, ...LANGUAGE_LEVELS.slice(LANGUAGE_LEVELS.indexOf(level) + 1)];
}
