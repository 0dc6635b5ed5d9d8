import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import type { Correction, Person } from 'shared-contracts/people/people.ts';
import { isSame } from 'shared-record/model';
import { CONTACT_FORM, type ContactForm } from './agreementForm.ts';

/** Somebody whom other agreements name too, and what this form says otherwise of them. - others: how many these are */
export type SharedChange = {
  readonly person: Person;
  readonly changes: Correction['changes'];
  readonly others: number;
};

/** Records of ours that a form says something else of. The contact that all agreements have is asked about where it is worded. */
export function changedRecords(
  contacts: readonly ContactForm[],
  opened: readonly ContactForm[],
): readonly ContactForm[] {
  return contacts.filter(
    (contact) =>
      contact.id !== null &&
      contact.id !== DEFAULT_LOCAL_CONTACT_ID &&
      !opened.some((known) => known.id === contact.id && isSame(known, contact)),
  );
}

/**
 * Tells what a form says of a person otherwise than the record that it began from; undefined where that is nothing, or no other agreement names them.
 * Department and roles belong to the agreement.
 *
 * - isNew: the agreement is not among those that name the person so far
 */
export function sharedChange(contact: ContactForm, person: Person, isNew: boolean): SharedChange | undefined {
  const record = person.wordings.find(({ id }) => id === contact.id);
  if (record === undefined) return undefined;
  const { title, givenName, familyName, email, phone, address, url } = CONTACT_FORM.write(contact);
  const said = Object.entries({ title, givenName, familyName, email, phone, address, url });
  const changes = Object.fromEntries(
    said
      .filter(([member, value]) => (record[member as keyof typeof record] ?? '') !== (value ?? ''))
      .map(([member, value]) => [member, value ?? null]),
  );
  const others = person.counts.agreements - (isNew ? 0 : 1);
  return Object.keys(changes).length === 0 || others <= 0 ? undefined : { person, changes, others };
}
