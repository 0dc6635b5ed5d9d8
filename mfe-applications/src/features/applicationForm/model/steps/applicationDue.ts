import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import type { CheckFacts } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import type { ApplicationForm } from '../form/applicationForm.ts';

/** What the server refuses of a draft too: values that cannot be stored. */
const REFUSED_IN_A_DRAFT: readonly FieldErrorCode[] = [
  'too-long',
  'too-small',
  'too-large',
  'too-many',
  'not-in-list',
  'not-a-number',
  'not-an-integer',
  'not-a-date',
  'bad-text',
];

/** A draft may be incomplete; what is submitted, and a step that is left by "Next", has to be in order. */
export function isApplicationDue(
  { code }: FieldIssue,
  _form: ApplicationForm,
  { isWhole }: CheckFacts<ApplicationForm>,
): boolean {
  return isWhole || REFUSED_IN_A_DRAFT.includes(code);
}
