import { createHash } from 'node:crypto';
import type { XmlAttributeValue, XmlTree } from './xml/xmlTree.ts';

/** Years stand at the end of each specification's text; attributes that mark what older versions left open do not count. */
const YEARS = ['receiving-first-academic-year-id', 'receiving-last-academic-year-id'] as const;
const UNHASHED_ATTRIBUTES: readonly string[] = ['not-yet-defined', 'v6-value'];
const CONTACTS: readonly string[] = ['sending-contact', 'receiving-contact'];

/** Elements from the specification down to the one at hand; their names make the token's path. */
type Ancestry = readonly XmlTree[];

/**
 * Computes the hash of one agreement as its document stands.
 *
 * Blanks and the way numbers are written count, so only the document itself can be hashed, not what it means. The published stylesheet looks
 * for the termination mark in the whole reply; here each agreement is taken as if it stood alone, which is the same for replies with one.
 *
 * - iia: element `iia` of an answer of the IIAs API v7
 * - result: SHA-256, lower-case hex
 *
 * Source: EWP IIAs API v7, `resources/xsltKit/transform_version_7.xsl`.
 */
export function iiaHash(iia: XmlTree): string {
  return createHash('sha256').update(iiaHashText(iia), 'utf8').digest('hex');
}

/** Gives the text whose SHA-256 is the hash; for finding out why two sides disagree. */
export function iiaHashText(iia: XmlTree): string {
  const conditions = named(iia, 'cooperation-conditions');
  const isTerminated = conditions.some(({ attributes }) =>
    attributes.some(({ name, value }) => name === 'terminated-as-a-whole' && ['true', '1'].includes(value)),
  );
  const ids = named(iia, 'partner').map((partner, index) =>
    token(`iia-id_${index + 1}`, named(partner, 'iia-id')[0]),
  );
  const specs = conditions.flatMap((one) => one.children.map((spec) => specText([one, spec])));
  return [isTerminated ? '_@terminated-as-a-whole@_' : '', ...ids, ...specs].join('');
}

function specText(ancestry: Ancestry): string {
  const spec = ancestry.at(-1);
  if (spec === undefined) return '';
  const conditions = isNotYetDefined(spec)
    ? ''
    : spec.children.map((child) => elementText(child, ancestry)).join('');
  return conditions + YEARS.map((year) => token(year, named(spec, year)[0])).join('');
}

function elementText(element: XmlTree, ancestry: Ancestry): string {
  if (isNotYetDefined(element)) return '';
  const names = [...ancestry.slice(-2), element].map(({ name }) => name);
  const path = names.join('.');
  const isYear = YEARS.some((year) => year === element.name);
  const own = isYear
    ? ''
    : attributesText(element.attributes, path) + (element.children.length === 0 ? token(path, element) : '');
  if (CONTACTS.includes(element.name)) return own;
  return own + element.children.map((child) => elementText(child, [...ancestry, element])).join('');
}

function attributesText(attributes: readonly XmlAttributeValue[], path: string): string {
  return attributes
    .filter(({ namespace, name }) => namespace !== '' || !UNHASHED_ATTRIBUTES.includes(name))
    .map(({ name, value }) => `_@${path}.${name}=${value}@_`)
    .join('');
}

function token(path: string, element: XmlTree | undefined): string {
  return `_${path}=${element === undefined ? '' : valueOf(element)}_`;
}

/** An ISCED code that older versions wrote with fewer digits is hashed as they wrote it. */
function valueOf(element: XmlTree): string {
  const older =
    element.attributes.find(({ namespace, name }) => namespace === '' && name === 'v6-value')?.value ?? '';
  return element.name === 'isced-f-code' && older !== '' ? older : element.text;
}

function isNotYetDefined({ attributes }: XmlTree): boolean {
  return attributes.some(
    ({ namespace, name, value }) =>
      namespace === '' && name === 'not-yet-defined' && ['true', '1'].includes(value),
  );
}

function named(tree: XmlTree, name: string): readonly XmlTree[] {
  return tree.children.filter((child) => child.name === name);
}
