import { NEW_AGREEMENT_FACTS, statedFacts } from 'shared-contracts/agreements/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type { AgreementItem, ItemContact } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { OpenedRecord } from 'shared-record/model';
import type { AgreementForm } from './agreementForm.ts';
import { newAgreementForm, toForm } from './toForm.ts';

/**
 * An agreement as it was opened.
 *
 * - institutions: their ids; agreements of several partners show the first one
 */
export type OpenedAgreement = OpenedRecord<AgreementForm> & {
  readonly institutions: readonly number[];
  readonly facts: AgreementFacts;
};

export function newAgreement(now: Date, defaultContact: ItemContact | null): OpenedAgreement {
  const form = newAgreementForm(now, defaultContact);
  return {
    id: null,
    version: null,
    creationKey: crypto.randomUUID(),
    isAsMade: true,
    form,
    institutions: [],
    facts: NEW_AGREEMENT_FACTS,
  };
}

export function openedAgreement(agreement: AgreementItem): OpenedAgreement {
  return {
    id: agreement.id,
    version: agreement.dateModified,
    creationKey: null,
    isAsMade: agreement.dateCreated === agreement.dateModified,
    form: toForm(agreement),
    institutions: agreement.institutions.map(({ id }) => id),
    // The version that a refused save brings comes without; saving depends on nothing that only the exchange knows.
    facts: agreement.facts ?? statedFacts(agreement),
  };
}
