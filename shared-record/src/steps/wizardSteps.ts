import type { FieldIssue } from 'shared-ui/fields';

/**
 * One step of a wizard.
 *
 * - id: stands in the address and in drafts; titleKey: of the step's title, in the module's namespace
 * - members: of the form that the step edits: errors at them lead here
 * - check: what is wrong with these members, by the schemas that the server uses too
 * - isRelevant: whether the form as it is has this step at all; every form when absent
 */
export type WizardStep<Form, Id extends string = string> = {
  readonly id: Id;
  readonly titleKey: string;
  readonly members: ReadonlyArray<keyof Form & string>;
  readonly check: (form: Form, now: Date) => readonly FieldIssue[];
  readonly isRelevant?: (form: Form) => boolean;
};

/** The steps that a form has, in order: progress, next, back, tabs, checks and the way to a refused field go by them and by nothing else. */
export function visibleSteps<Form, Step extends WizardStep<Form>>(
  steps: readonly Step[],
  form: Form,
): readonly Step[] {
  return steps.filter(({ isRelevant }) => isRelevant?.(form) ?? true);
}

/** Finds the step that edits a field of the form, such as `contacts.0.email`; undefined when no step of these does. */
export function stepOf<Step extends { readonly members: readonly string[] }>(
  field: string,
  steps: readonly Step[],
): Step | undefined {
  const [member] = field.split('.');
  return steps.find(({ members }) => members.some((own) => own === member));
}

/** Finds the first step in which something is wrong. */
export function firstStepWith<Step extends { readonly members: readonly string[] }>(
  issues: readonly FieldIssue[],
  steps: readonly Step[],
): Step | undefined {
  return steps.find((step) => issues.some(({ field }) => stepOf(field, steps) === step));
}
