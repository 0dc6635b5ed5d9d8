import type { AgreementItem, ItemContact } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { universityYear } from 'shared-contracts/dates/universityTime.ts';
import { readForm } from 'shared-contracts/members/form/formPart.ts';
import { AGREEMENT_FORM, CONTACT_FORM, type AgreementForm } from './agreementForm.ts';

/**
 * The form of a new agreement: it begins in the next calendar year, with the default contact on the local side.
 *
 * Source: specification document 2, sections 2.1 and 5.
 */
export function newAgreementForm(now: Date, defaultContact: ItemContact | null): AgreementForm {
  return {
    ...AGREEMENT_FORM.empty(),
    startYear: universityYear(now) + 1,
    localContacts: defaultContact === null ? [] : [readForm(CONTACT_FORM, defaultContact)],
  };
}

/** Writes an agreement as its form. */
export function toForm(agreement: AgreementItem): AgreementForm {
  return readForm(AGREEMENT_FORM, agreement);
}
