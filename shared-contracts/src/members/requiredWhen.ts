/**
 * What is required at each stage of a record; what is required at one is required at those after it.
 *
 * - stored: always; the database and every reply rely on it
 * - posted: when a person saves; what a partner's system tells may lack it
 * - filled-in: when a form is completed, and by the server of what a save through such a form changes
 * - submitted: when the record leaves its draft
 */
const REQUIRED_AT = {
  stored: ['stored'],
  posted: ['stored', 'posted'],
  'filled-in': ['stored', 'posted', 'filled-in'],
  submitted: ['stored', 'posted', 'filled-in', 'submitted'],
} as const;

/** Stage at which a record must have a member. */
export type RequiredWhen = keyof typeof REQUIRED_AT;

/** Whether a member must not be empty at a stage, as a type. */
export type IsRequiredAt<Member, Stage extends RequiredWhen> = Member extends {
  readonly requiredWhen: (typeof REQUIRED_AT)[Stage][number];
}
  ? true
  : false;

/** Tells whether a member must not be empty at a stage. */
export function isRequiredAt(
  { requiredWhen }: { readonly requiredWhen?: RequiredWhen | undefined },
  stage: RequiredWhen,
): boolean {
  const required: readonly RequiredWhen[] = REQUIRED_AT[stage];
  return requiredWhen !== undefined && required.includes(requiredWhen);
}
