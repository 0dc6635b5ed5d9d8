import type { Language, LanguageTag } from 'shared-contracts/text/language.ts';
import { monthsEach } from 'shared-contracts/places/fittingRow.ts';
import { EQF_LEVELS, isStudyCycle, studentCycleText } from 'shared-contracts/reference/levels.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import type { Choice } from '../../steps/mobility/model/choiceOptions.ts';

type Rows = Choice['rows'];

/** Most students in each academic year whom the rows send; null where none of them says. */
export function placesOf(rows: Rows): number | null {
  const places = rows.flatMap(({ mobilitiesPerYear }) => mobilitiesPerYear ?? []);
  return places.length === 0 ? null : places.reduce((sum, one) => sum + one, 0);
}

/** Months of each student by the rows that say, each length once, shortest first. */
export function monthsOf(rows: Rows): readonly number[] {
  return [...new Set(rows.flatMap((row) => monthsOfRow(row) ?? []))].sort((one, other) => one - other);
}

/** Tells whether every row says how long a stay is, and none allows the chosen length. - chosen: months; null until chosen */
export function isLongerThanAgreed(rows: Rows, chosen: number | null): boolean {
  if (chosen === null || rows.length === 0) return false;
  return rows.every((row) => (monthsOfRow(row) ?? chosen) < chosen);
}

function monthsOfRow({ totalMonthsPerYear, mobilitiesPerYear }: Rows[number]): number | null {
  return monthsEach({ months: totalMonthsPerYear ?? null, places: mobilitiesPerYear ?? null });
}

/** Languages that the rows ask for, each once with its level, as in `English B1`. */
export function languagesOf(rows: Rows, language: Language): readonly string[] {
  const skills = rows.flatMap(({ recommendedLanguageSkills }) => recommendedLanguageSkills);
  return unique(
    skills.map((skill) => [nameIn(skill.language, language), skill.languageLevel].join(' ').trim()),
  );
}

/** Study cycles that the rows are for: as students call their own, and as the agreement does where they have no name for it. */
export function cyclesOf(rows: Rows, tag: LanguageTag): readonly string[] {
  return cycleCodes(rows).map((cycle) => studentCycleText(cycle, tag));
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
