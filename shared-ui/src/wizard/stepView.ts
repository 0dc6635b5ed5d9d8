/**
 * One step of a wizard, as the stepper shows it.
 *
 * - isLocked: it cannot be gone to yet, where others can
 * - isWhole: the whole record below one another, before the steps: it is none of them, and has no number
 * - hasErrors: something in it must be put right; said in words, not by colour alone
 */
export type StepView = {
  readonly id: string;
  readonly title: string;
  readonly hasErrors: boolean;
  readonly isLocked?: boolean;
  readonly isWhole?: boolean;
};

/** Counts the steps, what shows the whole left out. - until: to this place in the list, itself included; all when absent */
export function countSteps(steps: readonly StepView[], until = steps.length - 1): number {
  return steps.slice(0, until + 1).filter(({ isWhole }) => isWhole !== true).length;
}
