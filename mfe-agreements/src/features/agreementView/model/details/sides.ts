import { DEFAULT_LOCAL_CONTACT_ID, LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { institutionOfContact } from 'shared-contracts/institutions/contacts.ts';
import type {
  AgreementItem,
  ItemContact,
  ItemInstitution,
  ItemSigning,
} from 'shared-contracts/agreements/entities/agreementItem.ts';

type MaybeLocal = Pick<ItemInstitution, 'id' | 'isLocal'> | null | undefined;

/** Institution of an agreement with what belongs to it. */
export type Side = { readonly institution: ItemInstitution; readonly contacts: readonly ItemContact[] };

/** Whether an institution is ours. */
export function isLocal(institution: MaybeLocal): boolean {
  return institution?.id === LOCAL_INSTITUTION_ID || institution?.isLocal === true;
}

/** Sets the local institution's entries before those of partners; otherwise the order stays. */
function localFirst<Entry>(
  entries: readonly Entry[],
  institutionOf: (entry: Entry) => MaybeLocal,
): readonly Entry[] {
  return [...entries].sort((a, b) => Number(isLocal(institutionOf(b))) - Number(isLocal(institutionOf(a))));
}

export function partnersOf({
  institutions,
}: Pick<AgreementItem, 'institutions'>): readonly ItemInstitution[] {
  return institutions.filter((institution) => !isLocal(institution));
}

/**
 * Sorts an agreement's contacts by the institution that they speak for, the local side first; the contact that every agreement has comes
 * last. One of whom nobody knows it is on our side, as in the wizard.
 *
 * - others: contacts of neither institution
 */
export function sidesOf({
  institutions,
  departmentalCoordinatorContacts,
}: Pick<AgreementItem, 'institutions' | 'departmentalCoordinatorContacts'>): {
  readonly sides: readonly Side[];
  readonly others: readonly ItemContact[];
} {
  const isEverywhere = ({ id }: ItemContact) => Number(id === DEFAULT_LOCAL_CONTACT_ID);
  const contacts = [...departmentalCoordinatorContacts].sort((a, b) => isEverywhere(a) - isEverywhere(b));
  const belongsTo = (contact: ItemContact, { id }: ItemInstitution) =>
    (institutionOfContact(contact) ?? LOCAL_INSTITUTION_ID) === id;
  return {
    sides: localFirst(institutions, (institution) => institution).map((institution) => ({
      institution,
      contacts: contacts.filter((contact) => belongsTo(contact, institution)),
    })),
    others: contacts.filter(
      (contact) => !institutions.some((institution) => belongsTo(contact, institution)),
    ),
  };
}

/** Gives the signatures, those of the local institution first. */
export function signingsInOrder(signings: readonly ItemSigning[]): readonly ItemSigning[] {
  return localFirst(signings, ({ institution }) => institution);
}
