import type { IconName } from '../icon/iconNames.ts';

/**
 * One step of a wizard, as the stepper shows it.
 *
 * - isLocked: it cannot be gone to yet, where others can
 * - isWhole: the whole record below one another, or what stands beside it: it is none of the steps, and has no number; icon: in the place of that
 * - hasErrors: something in it must be put right; said in words, not by colour alone
 */
export type StepView = {
  readonly id: string;
  readonly title: string;
  readonly hasErrors: boolean;
  readonly isLocked?: boolean;
  readonly isWhole?: boolean;
  readonly icon?: IconName;
};

/** Counts the steps, what shows the whole left out. - until: to this place in the list, itself included; all when absent */
export function countSteps(steps: readonly StepView[], until = steps.length - 1): number {
  return steps.slice(0, until + 1).filter(({ isWhole }) => isWhole !== true).length;
}
