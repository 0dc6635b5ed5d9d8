import type { ItemContact } from 'shared-contracts/entities/agreementItem.ts';
import type { ContactForm, DepartmentChoice } from '../../../model/agreementForm.ts';

/** Makes a contact in which nothing is filled in but its department. */
export function newContact(department: DepartmentChoice | null): ContactForm {
  return {
    key: crypto.randomUUID(),
    id: null,
    title: '',
    givenName: '',
    familyName: '',
    email: '',
    phone: '',
    phoneAsGiven: '',
    address: '',
    url: '',
    department,
    roles: [],
  };
}

/** Writes a contact record as its form. */
export function toContactForm(contact: ItemContact): ContactForm {
  return {
    key: `contact-${contact.id}`,
    id: contact.id,
    title: contact.title ?? '',
    givenName: contact.givenName ?? '',
    familyName: contact.familyName ?? '',
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    phoneAsGiven: contact.phone ?? '',
    address: contact.address ?? '',
    url: contact.url ?? '',
    department:
      contact.department == null
        ? null
        : {
            id: contact.department.id,
            name: contact.department.name ?? '',
            ounitId: contact.department.ounitId ?? null,
          },
    roles: (contact.roles ?? []).flatMap(({ value }) => (value == null ? [] : [{ value }])),
  };
}

/** Names a person, given name first; '' while there is no name. */
export function contactName({
  givenName,
  familyName,
}: Pick<ContactForm, 'givenName' | 'familyName'>): string {
  return [givenName.trim(), familyName.trim()].filter(Boolean).join(' ');
}

/** Tells whether somebody has written something into a contact that a department alone does not give. */
export function isFilled(contact: ContactForm): boolean {
  const { title, givenName, familyName, email, phone, address, url, roles } = contact;
  return (
    roles.length > 0 ||
    [title, givenName, familyName, email, phone, address, url].some((text) => text.trim() !== '')
  );
}
