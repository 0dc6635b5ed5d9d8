import { element, leaf, writeXml, type XmlOut } from '../xml/writeXml.ts';
import { attributeOf, childrenOf, textOf, textsOf, type XmlTree } from '../xml/xmlTree.ts';
import type { DocumentKind } from './documentKind.ts';
import { NS } from './namespaces.ts';
import { readAddress, writeAddress, type Address } from './parts/address.ts';
import { CONTACT_PREFIXES, readContact, writeContact, type Contact } from './parts/contact.ts';
import { readLocalisedTexts, writeLocalisedTexts, type LocalisedText } from './parts/localisedText.ts';

/** Id of an institution in another register; type is `erasmus`, `pic`, `euc`, `erasmus-charter`, `previous-schac` or a word of its own. */
export type OtherHeiId = { readonly type: string; readonly value: string };

/**
 * Institution as it tells of itself. Source: EWP Institutions API 2.2.
 *
 * - names: at least one
 * - ounitIds: units that the Organizational Units API can tell more of
 */
export type Hei = {
  readonly heiId: string;
  readonly otherIds: readonly OtherHeiId[];
  readonly names: readonly LocalisedText[];
  readonly abbreviation?: string | undefined;
  readonly streetAddress?: Address | undefined;
  readonly mailingAddress?: Address | undefined;
  readonly websiteUrls: readonly LocalisedText[];
  readonly logoUrl?: string | undefined;
  readonly mobilityFactsheetUrls: readonly LocalisedText[];
  readonly courseCatalogueUrls: readonly LocalisedText[];
  readonly contacts: readonly Contact[];
  readonly rootOunitId?: string | undefined;
  readonly ounitIds: readonly string[];
};

/** Answer of the Institutions API 2.2. */
export const INSTITUTIONS: DocumentKind<readonly Hei[]> = {
  namespace: NS.institutions,
  rootName: 'institutions-response',
  read: (root) => childrenOf(root, NS.institutions, 'hei').map(readHei),
};

export function writeInstitutions(heis: readonly Hei[]): string {
  return writeXml(
    element('institutions-response', heis.map(writeHei), { xmlns: NS.institutions, ...CONTACT_PREFIXES }),
  );
}

export function readOtherIds(parent: XmlTree, namespace: string): readonly OtherHeiId[] {
  return childrenOf(parent, namespace, 'other-id').map((id) => ({
    type: attributeOf(id, 'type') ?? '',
    value: id.text,
  }));
}

function readHei(hei: XmlTree): Hei {
  return {
    heiId: textOf(hei, NS.institutions, 'hei-id') ?? '',
    otherIds: readOtherIds(hei, NS.institutions),
    names: readLocalisedTexts(hei, NS.institutions, 'name'),
    abbreviation: textOf(hei, NS.institutions, 'abbreviation'),
    streetAddress: readAddress(hei, 'street-address'),
    mailingAddress: readAddress(hei, 'mailing-address'),
    websiteUrls: readLocalisedTexts(hei, NS.institutions, 'website-url'),
    logoUrl: textOf(hei, NS.institutions, 'logo-url'),
    mobilityFactsheetUrls: readLocalisedTexts(hei, NS.institutions, 'mobility-factsheet-url'),
    courseCatalogueUrls: readLocalisedTexts(hei, NS.institutions, 'course-catalogue-url'),
    contacts: childrenOf(hei, NS.contact, 'contact').map(readContact),
    rootOunitId: textOf(hei, NS.institutions, 'root-ounit-id'),
    ounitIds: textsOf(hei, NS.institutions, 'ounit-id'),
  };
}

function writeHei(hei: Hei): XmlOut {
  return element('hei', [
    leaf('hei-id', hei.heiId),
    hei.otherIds.map(({ type, value }) => leaf('other-id', value, { type })),
    writeLocalisedTexts('name', hei.names),
    leaf('abbreviation', hei.abbreviation),
    writeAddress('street-address', hei.streetAddress),
    writeAddress('mailing-address', hei.mailingAddress),
    writeLocalisedTexts('website-url', hei.websiteUrls),
    leaf('logo-url', hei.logoUrl),
    writeLocalisedTexts('mobility-factsheet-url', hei.mobilityFactsheetUrls),
    writeLocalisedTexts('course-catalogue-url', hei.courseCatalogueUrls),
    hei.contacts.map((contact) => writeContact('c:contact', contact)),
    leaf('root-ounit-id', hei.rootOunitId),
    hei.ounitIds.map((ounitId) => leaf('ounit-id', ounitId)),
  ]);
}
