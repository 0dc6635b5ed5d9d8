import type { LanguageTag } from '../text/language.ts';
import { textInList, valuesOf, type ClosedList } from '../text/closedList.ts';

/** Study cycles of students, by the text that is stored. Source: specification document 2, section 2.1. */
const STUDY_CYCLE_TEXTS = {
  '1st': { en: '1st', el: '1ος κύκλος' },
  '2nd': { en: '2nd', el: '2ος κύκλος' },
  '3rd': { en: '3rd', el: '3ος κύκλος' },
  'Short-Cycle': { en: 'Short-Cycle', el: 'Σύντομος κύκλος' },
} as const satisfies ClosedList;
export type StudyCycle = keyof typeof STUDY_CYCLE_TEXTS;
export const STUDY_CYCLES = valuesOf(STUDY_CYCLE_TEXTS);

/** Study cycles as students name them, by the level that is stored. Source: specification document 3, sections 3 and 5. */
const STUDENT_LEVEL_TEXTS = {
  '6': { en: 'Undergraduate', el: 'Προπτυχιακές σπουδές' },
  '7': { en: 'Postgraduate', el: 'Μεταπτυχιακές σπουδές' },
  '8': { en: 'Ph.D.', el: 'Διδακτορικές σπουδές' },
} as const satisfies ClosedList;
export const STUDENT_LEVELS = [6, 7, 8] as const;

/** Levels of the European qualifications framework by study cycle. Source: EWP IIAs API, element `eqf-level`. */
export const EQF_LEVELS = { '1st': 6, '2nd': 7, '3rd': 8, 'Short-Cycle': 5 } as const satisfies Record<
  StudyCycle,
  number
>;

/**
 * Levels of the common European framework for languages, lowest first, with what is said of each where one is chosen.
 *
 * Source: specification document 2, section 2.1.
 */
const LANGUAGE_LEVEL_TEXTS = {
  A1: { en: 'A1 - Breakthrough', el: 'A1 - Στοιχειώδης γνώση' },
  A2: { en: 'A2 - Waystage', el: 'A2 - Βασική γνώση' },
  B1: { en: 'B1 - Threshold', el: 'B1 - Μέτρια γνώση' },
  B2: { en: 'B2 - Vantage', el: 'B2 - Καλή γνώση' },
  C1: { en: 'C1 - Effective Operational Proficiency', el: 'C1 - Πολύ καλή γνώση' },
  C2: { en: 'C2 - Mastery', el: 'C2 - Άριστη γνώση' },
} as const satisfies ClosedList;
export type LanguageLevel = keyof typeof LANGUAGE_LEVEL_TEXTS;
export const LANGUAGE_LEVELS = valuesOf(LANGUAGE_LEVEL_TEXTS);

/** A study cycle as people read it; one that nobody knows as it is stored. */
export function studyCycleText(cycle: string, tag: LanguageTag): string {
  return textInList(STUDY_CYCLE_TEXTS, cycle, tag);
}

/** Returns the name of a level of studies, 6, 7 or 8; any other level as it is. */
export function studentLevelText(level: number | string, tag: LanguageTag): string {
  return textInList(STUDENT_LEVEL_TEXTS, String(level), tag);
}

/** Returns a study cycle in the words of students, and in those of agreements where students have no word for it. */
export function studentCycleText(cycle: string, tag: LanguageTag): string {
  const level = isStudyCycle(cycle) ? String(EQF_LEVELS[cycle]) : '';
  return Object.hasOwn(STUDENT_LEVEL_TEXTS, level)
    ? studentLevelText(level, tag)
    : studyCycleText(cycle, tag);
}

/** A level with its explanation, as in `A1 - Breakthrough`. */
export function languageLevelText(level: LanguageLevel, tag: LanguageTag): string {
  return LANGUAGE_LEVEL_TEXTS[level][tag];
}

/** Tells a text of the closed list of study cycles from any other. */
export function isStudyCycle(value: string): value is StudyCycle {
  return STUDY_CYCLES.some((cycle) => cycle === value);
}

/** Tells a text of the closed list of language levels from any other. */
export function isLanguageLevel(value: string): value is LanguageLevel {
  return LANGUAGE_LEVELS.some((level) => level === value);
}

/** The study cycle of a level of the European qualifications framework; undefined for a level that is none of students. */
export function studyCycleOfEqf(level: number): StudyCycle | undefined {
  return STUDY_CYCLES.find((cycle) => EQF_LEVELS[cycle] === level);
}
