import type { FieldIssue } from 'shared-ui/fields';
import type { WizardStep } from './wizardSteps.ts';

/**
 * What decides whether something that is wrong has to be put right now.
 *
 * - opened: the form as it was opened
 * - isWhole: everything counts: the record is new, or its status rises
 */
export type CheckFacts<Form> = { readonly opened: Form; readonly isWhole: boolean; readonly now: Date };

/** Whether something that is wrong counts now: what a record has had all along may stay until it is saved as a whole. */
export type IsDue<Form> = (issue: FieldIssue, form: Form, facts: CheckFacts<Form>) => boolean;

/** Lists what has to be put right in some steps before they may be saved, step by step; everything that is wrong where nothing says what is due. */
export function checkSteps<Form>(
  steps: ReadonlyArray<Pick<WizardStep<Form>, 'check'>>,
  form: Form,
  facts: CheckFacts<Form>,
  isDue: IsDue<Form> = () => true,
): readonly FieldIssue[] {
  return steps.flatMap((step) => step.check(form, facts.now)).filter((issue) => isDue(issue, form, facts));
}
