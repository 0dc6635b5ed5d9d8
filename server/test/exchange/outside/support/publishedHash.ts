import { createHash } from 'node:crypto';
import { all, type Element } from './readXml.ts';

const YEARS = ['receiving-first-academic-year-id', 'receiving-last-academic-year-id'];
const CONTACTS = ['sending-contact', 'receiving-contact'];
const isTrue = (value: string | undefined) => value === 'true' || value === '1';

/** Hash of an agreement by the published rule of IIAs API v7 (`transform_version_7.xsl`), worked out anew from its text. */
export function publishedHash(iia: Element): string {
  const partners = iia.children.filter(({ name }) => name === 'partner');
  const conditions = iia.children.find(({ name }) => name === 'cooperation-conditions');
  if (conditions === undefined) throw new Error('The agreement has no conditions.');
  const tokens = [
    isTrue(conditions.attributes['terminated-as-a-whole']) ? '_@terminated-as-a-whole@_' : '',
    ...partners.map((partner, index) => `_iia-id_${index + 1}=${all(partner, 'iia-id')[0]?.text ?? ''}_`),
    ...conditions.children.flatMap((spec) => [
      ...spec.children.flatMap((child) => leaves(child, [conditions.name, spec.name])),
      ...YEARS.map((name) => `_${name}=${all(spec, name)[0]?.text ?? ''}_`),
    ]),
  ];
  return createHash('sha256').update(tokens.join('')).digest('hex');
}

function leaves(element: Element, above: readonly string[]): readonly string[] {
  const { name, attributes, children, text } = element;
  if (CONTACTS.includes(name) || YEARS.includes(name) || isTrue(attributes['not-yet-defined'])) return [];
  if (children.length > 0) return children.flatMap((child) => leaves(child, [...above, name]));
  const path = [...above.slice(-2), name].join('.');
  return [
    ...Object.entries(attributes)
      .filter(([attribute]) => !['not-yet-defined', 'v6-value'].includes(attribute))
      .map(([attribute, value]) => `_@${path}.${attribute}=${value}@_`),
    `_${path}=${attributes['v6-value'] ?? text}_`,
  ];
}
