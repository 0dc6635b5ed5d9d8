import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import {
  APPROVAL_RESPONSE,
  NOTIFICATION,
  PARTNER_IDENTIFICATION,
  SIGNING,
} from 'shared-contracts/agreements/members/agreementParts.ts';
import { FOUND_AGREEMENTS } from './found.ts';
import { meantAgreement } from './meantAgreement.ts';
import { defineSet } from '../../records/model/defineSet.ts';

const owner = { set: 'MobilityAgreements', column: 'agreement_id' } as const;

/** Agreements between the local university and a partner, and what the network told about them. */
export const AGREEMENT_SETS = {
  MobilityAgreements: defineSet(AGREEMENT, {
    table: 'agreements',
    // The export takes them all.
    mostRows: 20_000,
    found: FOUND_AGREEMENTS,
    pairs: {
      institutions: { table: 'agreement_institutions', from: 'agreement_id', to: 'institution_id' },
      departmentalCoordinatorContacts: {
        table: 'agreement_contacts',
        from: 'agreement_id',
        to: 'contact_id',
      },
      factsheets: { table: 'agreement_factsheets', from: 'agreement_id', to: 'factsheet_id' },
    },
  }),
  PartnerAgreementIdentifications: defineSet(PARTNER_IDENTIFICATION, {
    table: 'partner_agreement_identifications',
    owner,
  }),
  MobilitySignings: defineSet(SIGNING, { table: 'agreement_signings', owner }),
  MobilityNotifications: defineSet(NOTIFICATION, {
    table: 'notifications',
    meant: meantAgreement('changedElementIds'),
  }),
  MobilityAgreementApprovalResponses: defineSet(APPROVAL_RESPONSE, {
    table: 'approval_responses',
    meant: meantAgreement('iiaId'),
  }),
};
