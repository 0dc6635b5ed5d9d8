import { AGREEMENT_LIMITS } from 'shared-contracts/agreements/agreements.ts';
import type { Contact, Iia, IiaPartner, MobilitySpec } from 'ewp/documents';
import { KINDS } from './toConditions.ts';

/** Somebody whom a partner's copy names, with the unit of whoever they speak for; undefined for the institution as a whole. */
export type NamedPerson = { readonly contact: Contact; readonly ounitId: string | undefined };

/** People whom a copy names, those of its conditions after those of the whole: of whoever serves it, and of the other university. */
export type NamedPeople = { readonly own: readonly NamedPerson[]; readonly other: readonly NamedPerson[] };

/** One is ours: every agreement has the office. */
const MOST = AGREEMENT_LIMITS.contacts - 1;

/** Lists the people whom a copy names, each once for every unit. */
export function partnersPeople({ partners, cooperationConditions: conditions }: Iia): NamedPeople {
  const specs: readonly MobilitySpec[] = Object.values(KINDS).flatMap((kind) => [...conditions[kind]]);
  const peopleOf = (partner: IiaPartner) =>
    once([...ofWhole(partner), ...specs.flatMap((spec) => inSpec(spec, partner))]);
  return { own: peopleOf(partners[0]), other: peopleOf(partners[1]) };
}

/** Of people of one university, who fits into an agreement, and who does not. */
export function withinLimit(people: readonly NamedPerson[]) {
  return { taken: people.slice(0, MOST), beyond: people.slice(MOST) };
}

function ofWhole({ contacts, ounitId }: IiaPartner): readonly NamedPerson[] {
  return contacts.map((contact) => ({ contact, ounitId }));
}

function inSpec(spec: MobilitySpec, { heiId, ounitId }: IiaPartner): readonly NamedPerson[] {
  const at = (contacts: readonly Contact[], unit: string | undefined) =>
    contacts.map((contact) => ({ contact, ounitId: unit ?? ounitId }));
  return [
    ...(spec.sendingHeiId === heiId ? at(spec.sendingContacts, spec.sendingOunitId) : []),
    ...(spec.receivingHeiId === heiId ? at(spec.receivingContacts, spec.receivingOunitId) : []),
  ];
}

function once(people: readonly NamedPerson[]): readonly NamedPerson[] {
  return [...new Map(people.map((person) => [JSON.stringify(person), person])).values()];
}
