import type { ItemContact } from 'shared-contracts/entities/agreementItem.ts';
import type { DepartmentChoice } from 'shared-contracts/members/form/departmentForm.ts';
import { readForm } from 'shared-contracts/members/form/formPart.ts';
import { CONTACT_FORM, type ContactForm } from '../../../model/agreementForm.ts';

/** Makes a contact in which nothing is filled in but its department. */
export function newContact(department: DepartmentChoice | null): ContactForm {
  return { ...CONTACT_FORM.empty(), department };
}

/** Writes a contact record as its form. */
export function toContactForm(contact: ItemContact): ContactForm {
  return readForm(CONTACT_FORM, contact);
}

/** Names a person, given name first; '' while there is no name. */
export function contactName({
  givenName,
  familyName,
}: Pick<ContactForm, 'givenName' | 'familyName'>): string {
  return [givenName.trim(), familyName.trim()].filter(Boolean).join(' ');
}
