import { agreementYearsSchema } from 'shared-contracts/agreements/entities/agreementYears.ts';
import { proposalSchema } from 'shared-contracts/notes/proposal.ts';
import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import type { FormOf } from 'shared-contracts/members/form/formPart.ts';
import { objectForm } from 'shared-contracts/members/form/formParts.ts';
import { schemaIssues, type DraftKind } from 'shared-record/model';

const id = fieldForm({ type: 'integer' });
const PROPOSAL_FORM = objectForm({
  country: id,
  institution: id,
  startYear: id,
  endYear: id,
  text: fieldForm({ type: 'text' }),
});
export interface ProposalForm extends FormOf<typeof PROPOSAL_FORM> {}
export const EMPTY_PROPOSAL: ProposalForm = PROPOSAL_FORM.empty();

/** People may be spoken of in the reasons: what is typed is sealed. */
export const PROPOSAL_DRAFT_KIND: DraftKind<ProposalForm> = {
  name: 'agreementProposal',
  version: 1,
  schema: PROPOSAL_FORM.schema,
  isPersonal: true,
};

/** What is wrong with a proposal. - key: with which it would be sent */
export function proposalIssues({ country, ...form }: ProposalForm, key: string, now: Date) {
  const issues = [
    ...schemaIssues(proposalSchema, { key, ...form }),
    ...schemaIssues(agreementYearsSchema(now), form),
  ];
  // The institutions of a country are there once it is chosen.
  return country === null ? [{ field: 'country', code: 'required' as const }, ...issues] : issues;
}
