import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import type { DraftKind } from 'shared-record/model';
import { APPLICATION_FORM, type ApplicationForm } from './applicationForm.ts';

/** Drafts hold tax and social security numbers, an IBAN, and what makes somebody need help: they are sealed. */
export const APPLICATION_DRAFT_KIND: Readonly<Record<ApplicationType, DraftKind<ApplicationForm>>> = {
  'long-term-studies': draftKind('longTermApplication'),
  'short-term-studies': draftKind('shortTermApplication'),
};

function draftKind(name: string): DraftKind<ApplicationForm> {
  return { name, version: 1, schema: APPLICATION_FORM.schema, isPersonal: true };
}
