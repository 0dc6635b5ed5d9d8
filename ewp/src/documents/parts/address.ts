import { element, leaf, type XmlOut } from '../../xml/writeXml.ts';
import { childOf, textOf, textsOf, type XmlTree } from '../../xml/xmlTree.ts';
import { NS } from '../namespaces.ts';

/**
 * Address of a person or a house.
 *
 * - addressLines: at most four, without postal code and town; an address that came in its parts has them as one line
 * - country: ISO 3166-1, two capital letters
 */
export type Address = {
  readonly recipientNames: readonly string[];
  readonly addressLines: readonly string[];
  readonly postalCode?: string | undefined;
  readonly locality?: string | undefined;
  readonly region?: string | undefined;
  readonly country?: string | undefined;
};

/** Parts of an address that is not given in lines, in the order in which a line names them. */
const PARTS = [
  'streetName',
  'buildingNumber',
  'buildingName',
  'unit',
  'floor',
  'postOfficeBox',
  'deliveryPointCode',
];

export function readAddress(
  parent: XmlTree,
  name: 'street-address' | 'mailing-address',
): Address | undefined {
  const address = childOf(parent, NS.address, name);
  if (address === undefined) return undefined;
  const lines = textsOf(address, NS.address, 'addressLine');
  const parts = PARTS.flatMap((part) => textsOf(address, NS.address, part)).join(' ');
  return {
    recipientNames: textsOf(address, NS.address, 'recipientName'),
    addressLines: lines.length > 0 || parts === '' ? lines : [parts],
    postalCode: textOf(address, NS.address, 'postalCode'),
    locality: textOf(address, NS.address, 'locality'),
    region: textOf(address, NS.address, 'region'),
    country: textOf(address, NS.address, 'country'),
  };
}

export function writeAddress(
  name: 'street-address' | 'mailing-address',
  address: Address | undefined,
): XmlOut | undefined {
  if (address === undefined) return undefined;
  return element(`a:${name}`, [
    address.recipientNames.map((one) => leaf('a:recipientName', one)),
    address.addressLines.map((line) => leaf('a:addressLine', line)),
    leaf('a:postalCode', address.postalCode),
    leaf('a:locality', address.locality),
    leaf('a:region', address.region),
    leaf('a:country', address.country),
  ]);
}
