import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { EQF_LEVELS, isStudyCycle, studyCycleText } from 'shared-contracts/reference/levels.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import type { Choice } from './choiceOptions.ts';

type Rows = Choice['rows'];

/** Most students in each academic year whom the rows send; null where none of them says. */
export function placesOf(rows: Rows): number | null {
  const places = rows.flatMap(({ mobilitiesPerYear }) => mobilitiesPerYear ?? []);
  return places.length === 0 ? null : places.reduce((sum, one) => sum + one, 0);
}

/** Languages that the rows ask for, each once with its level, as in `English B1`. */
export function languagesOf(rows: Rows, language: Language): readonly string[] {
  const skills = rows.flatMap(({ recommendedLanguageSkills }) => recommendedLanguageSkills);
  return unique(
    skills.map((skill) => [nameIn(skill.language, language), skill.languageLevel].join(' ').trim()),
  );
}

/** Study cycles that the rows are for, as people read them. */
export function cyclesOf(rows: Rows, tag: LanguageTag): readonly string[] {
  return cycleCodes(rows).map((cycle) => studyCycleText(cycle, tag));
}

/** Tells whether the rows name study cycles, and not the student's. - studyCycle: 6, 7 or 8; null while nobody said */
export function isOtherCycle(rows: Rows, studyCycle: number | null): boolean {
  const cycles = cycleCodes(rows);
  return (
    studyCycle !== null &&
    cycles.length > 0 &&
    !cycles.some((cycle) => isStudyCycle(cycle) && EQF_LEVELS[cycle] === studyCycle)
  );
}

function cycleCodes(rows: Rows): readonly string[] {
  return unique(rows.flatMap(({ studyCycles }) => studyCycles.flatMap(({ studyCycle }) => studyCycle ?? [])));
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter((text) => text !== ''))];
}
