import { AGREEMENT_DRAFT_VERSION, agreementDraftSchema } from 'shared-contracts/entities/agreementDraft.ts';
import type { DraftKind } from 'shared-record/model';
import type { AgreementForm } from './agreementForm.ts';

/** Drafts of agreements: names and work addresses of contacts, which the portal shows anyway, and no personal number. */
export const AGREEMENT_DRAFT_KIND: DraftKind<AgreementForm> = {
  name: 'agreement',
  version: AGREEMENT_DRAFT_VERSION,
  schema: agreementDraftSchema.shape.form,
};
