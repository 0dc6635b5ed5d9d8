/** Role that an agreement's local side has to name. */
export const DEPARTMENTAL_COORDINATOR = 'Departmental Coordinator';

/** Members of the own contact record that a person may change. Source: specification document 2, section 2.6. */
export const PROFILE_MEMBERS = ['title', 'givenName', 'familyName', 'email', 'phone', 'address'] as const;

type Identified = { readonly id: number };
type Placed = {
  readonly institution?: Identified | null | undefined;
  readonly department?: { readonly institution?: Identified | null | undefined } | null | undefined;
};

/** Gives the id of the institution that a contact speaks for, with or without a department; null when nobody knows. */
export function institutionOfContact({ institution, department }: Placed): number | null {
  return institution?.id ?? department?.institution?.id ?? null;
}

type OfPerson = Identified & { readonly person?: number | null | undefined };

/** Gives the id by which a person is known: contacts that have the same one are the same person. A server of an older release knows records alone. */
export function personOfContact({ id, person }: OfPerson): number {
  return person ?? id;
}

/** Leaves one contact of each person, the first that comes. */
export function onePerPerson<Contact extends OfPerson>(contacts: readonly Contact[]): readonly Contact[] {
  const first = new Map<number, Contact>();
  for (const contact of contacts) {
    const person = personOfContact(contact);
    if (!first.has(person)) first.set(person, contact);
  }
  return [...first.values()];
}
