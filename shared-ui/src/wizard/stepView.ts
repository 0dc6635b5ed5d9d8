/**
 * One step of a wizard, as the stepper shows it.
 *
 * - isLocked: it cannot be gone to yet, where others can
 * - hasErrors: something in it must be put right; said in words, not by colour alone
 */
export type StepView = {
  readonly id: string;
  readonly title: string;
  readonly hasErrors: boolean;
  readonly isLocked?: boolean;
};
