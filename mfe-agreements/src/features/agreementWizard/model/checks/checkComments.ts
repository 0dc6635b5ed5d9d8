import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { checkOf } from 'shared-contracts/members/check/check.ts';
import { schemaIssues } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import type { AgreementForm } from '../form/agreementForm.ts';

const schema = checkOf(AGREEMENT, ['comments'], 'posted');

/** Checks the comments' length, in characters of their HTML as the server counts them. */
export function checkComments({ comments }: AgreementForm): readonly FieldIssue[] {
  return schemaIssues(schema, { comments });
}
