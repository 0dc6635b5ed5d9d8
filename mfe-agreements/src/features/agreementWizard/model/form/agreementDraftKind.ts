import type { DraftKind } from 'shared-record/model';
import { AGREEMENT_FORM, type AgreementForm } from './agreementForm.ts';

/** Drafts of agreements: names and work addresses of contacts, which the portal shows anyway, and no personal number. */
export const AGREEMENT_DRAFT_KIND: DraftKind<AgreementForm> = {
  name: 'agreement',
  version: 1,
  schema: AGREEMENT_FORM.schema,
};
