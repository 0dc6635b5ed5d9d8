import type { LanguageTag } from '../../text/language.ts';
import type { Field, Link, MemberLabel } from '../entity.ts';

type Described = {
  readonly fields: Readonly<Record<string, Field>>;
  readonly links: Readonly<Record<string, Link>>;
};
export type Member = Field | Link;

type Members<E extends Described> = E['fields'] & E['links'];

/** Name of a member of an entity that people have a name for. */
export type LabelledMember<E extends Described> = string &
  {
    [Member in keyof Members<E>]: Members<E>[Member] extends { readonly label: MemberLabel } ? Member : never;
  }[keyof Members<E>];

/** What people call a member of an entity; a member without a label keeps its own name. */
export function memberLabel(entity: Described, member: string, language: LanguageTag): string {
  return memberOf(entity, member)?.label?.[language] ?? member;
}

/** A field or link of an entity by its name; undefined when there is none, `id` included. */
export function memberOf({ fields, links }: Described, member: string): Member | undefined {
  if (Object.hasOwn(fields, member)) return fields[member];
  return Object.hasOwn(links, member) ? links[member] : undefined;
}
