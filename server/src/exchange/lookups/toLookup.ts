import type {
  LookupAddress,
  LookupContact,
  LookupHei,
  LookupOunit,
} from 'shared-contracts/exchange/partnerLookup.ts';
import type { Address, CatalogueHei, Contact, Hei, LocalisedText, Ounit } from 'ewp/documents';

/** Writes an institution of the network as the look-ups answer it; its root unit comes first. */
export function toLookupHei(hei: Hei): LookupHei {
  const root = hei.rootOunitId === undefined ? [] : [hei.rootOunitId];
  return { heiId: hei.heiId, ounitId: [...new Set([...root, ...hei.ounitIds])], ...toPlace(hei) };
}

/** Writes what the registry alone tells of an institution: its names. */
export function toListedHei({ heiId, names }: CatalogueHei): LookupHei {
  return { heiId, ounitId: [], ...toPlace({ names, websiteUrls: [], contacts: [] }) };
}

export function toLookupOunit(ounit: Ounit): LookupOunit {
  return { ounitId: ounit.ounitId, ounitCode: ounit.ounitCode || null, ...toPlace(ounit) };
}

type Place = Pick<Ounit, 'names' | 'websiteUrls' | 'contacts' | 'streetAddress' | 'mailingAddress'>;

function toPlace({ names, websiteUrls, contacts, streetAddress, mailingAddress }: Place) {
  return {
    name: names.map(toText),
    websiteUrl: websiteUrls.map(toText),
    streetAddress: toAddress(streetAddress),
    mailingAddress: toAddress(mailingAddress),
    contact: contacts.filter(isNoTrial).map(toContact),
  };
}

/** Source: specification document 1, section 5. */
function isNoTrial({ emails }: Contact): boolean {
  return !emails.some((email) => email.toLowerCase().includes('test'));
}

function toContact(contact: Contact): LookupContact {
  return {
    contactName: contact.contactNames.map(toText),
    personGivenNames: contact.personGivenNames.map(toText),
    personFamilyName: contact.personFamilyNames.map(toText),
    email: [...contact.emails],
    phoneNumber: contact.phoneNumbers.map(({ e164, otherFormat }) => ({
      ...(e164 !== undefined && { e164 }),
      ...(otherFormat !== undefined && { otherFormat }),
    })),
    streetAddress: toAddress(contact.streetAddress),
    mailingAddress: toAddress(contact.mailingAddress),
    roleDescription: contact.roleDescriptions.map(toText),
  };
}

function toText({ value, lang }: LocalisedText) {
  return { value: value.trim(), ...(lang !== undefined && { lang }) };
}

function toAddress(address: Address | undefined): LookupAddress | null {
  if (address === undefined) return null;
  const { recipientNames, addressLines, postalCode, locality, region, country } = address;
  return {
    recipientName: [...recipientNames],
    addressLine: [...addressLines],
    postalCode: postalCode ?? null,
    locality: locality ?? null,
    region: region ?? null,
    country: country ?? null,
  };
}
