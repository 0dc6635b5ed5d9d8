/** Study cycles of students, as the data API names them. Source: specification document 2, section 2.1. */
export const STUDY_CYCLES = ['1st', '2nd', '3rd', 'Short-Cycle'] as const;
export type StudyCycle = (typeof STUDY_CYCLES)[number];

const CYCLE_LABEL = {
  '1st': 'agreementSteps.cycles.first',
  '2nd': 'agreementSteps.cycles.second',
  '3rd': 'agreementSteps.cycles.third',
  'Short-Cycle': 'agreementSteps.cycles.short',
} as const satisfies Record<StudyCycle, string>;

/** A study cycle in the language of the page; one that nobody knows is shown as it is stored. */
export function studyCycleLabel(cycle: string, t: (key: string) => string): string {
  const known = STUDY_CYCLES.find((one) => one === cycle);
  return known === undefined ? cycle : t(CYCLE_LABEL[known]);
}
