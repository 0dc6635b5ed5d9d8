/** Study cycles of students as they are stored. Source: specification document 2, section 2.1. */
export const STUDY_CYCLES = ['1st', '2nd', '3rd', 'Short-Cycle'] as const;
export type StudyCycle = (typeof STUDY_CYCLES)[number];

/** Levels of the European qualifications framework by study cycle. Source: EWP IIAs API, element `eqf-level`. */
export const EQF_LEVELS = { '1st': 6, '2nd': 7, '3rd': 8, 'Short-Cycle': 5 } as const satisfies Record<
  StudyCycle,
  number
>;

/** Levels of the common European framework for languages, lowest first. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

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
