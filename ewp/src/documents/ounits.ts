import { element, leaf, writeXml, type XmlOut } from '../xml/writeXml.ts';
import { childrenOf, textOf, type XmlTree } from '../xml/xmlTree.ts';
import type { DocumentKind } from './documentKind.ts';
import { NS } from './namespaces.ts';
import { readAddress, writeAddress, type Address } from './parts/address.ts';
import { CONTACT_PREFIXES, readContact, writeContact, type Contact } from './parts/contact.ts';
import { readLocalisedTexts, writeLocalisedTexts, type LocalisedText } from './parts/localisedText.ts';

/**
 * Unit of an institution. Source: EWP Organizational Units API 2.1.
 *
 * - ounitId: for machines; ounitCode: what people know the unit by
 * - names: at least one
 */
export type Ounit = {
  readonly ounitId: string;
  readonly ounitCode: string;
  readonly names: readonly LocalisedText[];
  readonly abbreviation?: string | undefined;
  readonly parentOunitId?: string | undefined;
  readonly streetAddress?: Address | undefined;
  readonly mailingAddress?: Address | undefined;
  readonly websiteUrls: readonly LocalisedText[];
  readonly logoUrl?: string | undefined;
  readonly mobilityFactsheetUrls: readonly LocalisedText[];
  readonly contacts: readonly Contact[];
};

/** Answer of the Organizational Units API 2.1. */
export const OUNITS: DocumentKind<readonly Ounit[]> = {
  namespace: NS.ounits,
  rootName: 'ounits-response',
  read: (root) => childrenOf(root, NS.ounits, 'ounit').map(readOunit),
};

export function writeOunits(ounits: readonly Ounit[]): string {
  return writeXml(
    element('ounits-response', ounits.map(writeOunit), { xmlns: NS.ounits, ...CONTACT_PREFIXES }),
  );
}

function readOunit(ounit: XmlTree): Ounit {
  return {
    ounitId: textOf(ounit, NS.ounits, 'ounit-id') ?? '',
    ounitCode: textOf(ounit, NS.ounits, 'ounit-code') ?? '',
    names: readLocalisedTexts(ounit, NS.ounits, 'name'),
    abbreviation: textOf(ounit, NS.ounits, 'abbreviation'),
    parentOunitId: textOf(ounit, NS.ounits, 'parent-ounit-id'),
    streetAddress: readAddress(ounit, 'street-address'),
    mailingAddress: readAddress(ounit, 'mailing-address'),
    websiteUrls: readLocalisedTexts(ounit, NS.ounits, 'website-url'),
    logoUrl: textOf(ounit, NS.ounits, 'logo-url'),
    mobilityFactsheetUrls: readLocalisedTexts(ounit, NS.ounits, 'mobility-factsheet-url'),
    contacts: childrenOf(ounit, NS.contact, 'contact').map(readContact),
  };
}

function writeOunit(ounit: Ounit): XmlOut {
  return element('ounit', [
    leaf('ounit-id', ounit.ounitId),
    leaf('ounit-code', ounit.ounitCode),
    writeLocalisedTexts('name', ounit.names),
    leaf('abbreviation', ounit.abbreviation),
    leaf('parent-ounit-id', ounit.parentOunitId),
    writeAddress('street-address', ounit.streetAddress),
    writeAddress('mailing-address', ounit.mailingAddress),
    writeLocalisedTexts('website-url', ounit.websiteUrls),
    leaf('logo-url', ounit.logoUrl),
    writeLocalisedTexts('mobility-factsheet-url', ounit.mobilityFactsheetUrls),
    ounit.contacts.map((contact) => writeContact('c:contact', contact)),
  ]);
}
