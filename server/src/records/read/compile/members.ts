import type { DerivedMember } from 'shared-contracts/members/entity.ts';
import type { Field, Link, SetDefinition } from '../../model/definition.ts';
import { columnOf } from '../../model/columns.ts';

export type Member =
  | { readonly kind: 'key' }
  | { readonly kind: 'field'; readonly field: Field; readonly column: string }
  | { readonly kind: 'link'; readonly link: Link }
  | { readonly kind: 'derived'; readonly member: DerivedMember };

/** Looks a member up in the model; names are spelt exactly. */
export function findMember(definition: SetDefinition, name: string): Member | undefined {
  if (name === 'id') return { kind: 'key' };
  const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
  if (field) return { kind: 'field', field, column: columnOf(name, field) };
  const link = Object.hasOwn(definition.links, name) ? definition.links[name] : undefined;
  if (link) return { kind: 'link', link };
  const { derived = {} } = definition;
  const member = Object.hasOwn(derived, name) ? derived[name] : undefined;
  return member && { kind: 'derived', member };
}

export function targetOf(link: Link): SetDefinition {
  return link.target;
}

/** Tells whether a link leads to any number of records. */
export function isCollection(link: Link): link is Extract<Link, { kind: 'ownedMany' | 'linkedMany' }> {
  return link.kind === 'ownedMany' || link.kind === 'linkedMany';
}
