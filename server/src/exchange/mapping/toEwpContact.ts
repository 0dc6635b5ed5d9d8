import type { ItemContact, ItemSigning } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { isNetworkEmail } from 'shared-contracts/factsheets/networkForm.ts';
import { type Contact, toPhoneNumber } from 'ewp/documents';
import { toEwpText } from './toEwpForm.ts';

type Person = {
  readonly title?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly roles?: ItemContact['roles'];
};

/** Writes a person of the portal as a contact of the network; null for one without a name. */
export function toEwpContact(person: Person | NonNullable<ItemSigning['signer']>): Contact | null {
  const { title, givenName, familyName, email, phone, address, roles }: Person = person;
  const name = [title, givenName, familyName].map(textOf).filter(Boolean).join(' ');
  if (name === '') return null;
  return {
    contactNames: [{ value: name }],
    personGivenNames: texts(givenName),
    personFamilyNames: texts(familyName),
    phoneNumbers: texts(phone).map(({ value }) => toPhoneNumber(value)),
    faxNumbers: [],
    // One that the network would refuse must not keep the agreement from being sent.
    emails: texts(email).flatMap(({ value }) => (isNetworkEmail(value) ? [value] : [])),
    ...(textOf(address) !== '' && {
      mailingAddress: { recipientNames: [name], addressLines: [textOf(address)] },
    }),
    roleDescriptions: (roles ?? []).flatMap(({ value, language }) => {
      const text = textOf(value);
      return text === '' ? [] : [toEwpText(text, language)];
    }),
  };
}

function texts(value: string | null | undefined): readonly { readonly value: string }[] {
  const text = textOf(value);
  return text === '' ? [] : [{ value: text }];
}

function textOf(value: string | null | undefined): string {
  return value?.trim() ?? '';
}
