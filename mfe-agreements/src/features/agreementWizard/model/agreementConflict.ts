import { MOBILITY_LISTS } from 'shared-contracts/entities/agreementItem.ts';
import type { ConflictShape } from 'shared-record/model';
import type { AgreementForm } from './agreementForm.ts';

const LISTS = ['localContacts', 'partnerContacts', ...MOBILITY_LISTS] as const;
export type ItemList = (typeof LISTS)[number];

/** What is compared of two versions of an agreement. The country is that of the partner and goes with it. */
export const AGREEMENT_SHAPE: ConflictShape<AgreementForm> = {
  fields: ['startYear', 'endYear', 'institution', 'comments'],
  along: { institution: ['country'] },
  lists: LISTS,
  hidden: ['phoneAsGiven'],
};
