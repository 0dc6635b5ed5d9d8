import { isDeepStrictEqual } from 'node:util';
import type { Iia } from 'ewp/documents';
import { boundedJson } from '../store/boundedTexts.ts';

/**
 * Checks whether two copies of ours are the same document to whoever reads them: conditions, people, codes and signatures.
 *
 * The order of people, and a person who is named twice, say nothing. Whether the agreement is in effect, and its PDF, are added as a copy is served.
 */
export function isSameDocument(one: Iia, other: Iia): boolean {
  return isDeepStrictEqual(asKept(one), asKept(other));
}

/** Returns a copy as it is read back from the database, where members without a value are absent. */
function asKept({ partners, cooperationConditions }: Iia): unknown {
  const inOneOrder = partners.map((partner) => ({
    ...partner,
    // Records keep no empty code.
    iiaCode: partner.iiaCode === '' ? undefined : partner.iiaCode,
    contacts: [...new Set(partner.contacts.map((contact) => sortedJson(contact)))].sort(),
  }));
  return JSON.parse(boundedJson({ partners: inOneOrder, cooperationConditions }));
}

/** The database keeps no order of members. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}:${sortedJson(member)}`);
  return `{${members.sort().join()}}`;
}
