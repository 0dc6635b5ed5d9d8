import type { ItemContact } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { DepartmentChoice } from 'shared-contracts/institutions/members/departmentForm.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { readForm } from 'shared-contracts/members/form/formPart.ts';
import { CONTACT_FORM, type ContactForm } from '../../../model/form/agreementForm.ts';

/** Makes a contact in which nothing is filled in but its department. */
export function newContact(department: DepartmentChoice | null): ContactForm {
  return { ...CONTACT_FORM.empty(), department };
}

/** Writes a contact record as its form. */
export function toContactForm(contact: ItemContact): ContactForm {
  return readForm(CONTACT_FORM, contact);
}

/** Names a person, given name first, without a name by the roles; '' while there is neither. */
export function contactName(
  { givenName, familyName, roles }: Pick<ContactForm, 'givenName' | 'familyName' | 'roles'>,
  tag: LanguageTag,
): string {
  return personText({ givenName, familyName, roles }, tag);
}
