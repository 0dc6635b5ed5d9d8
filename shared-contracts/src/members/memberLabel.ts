import type { LanguageTag } from '../language.ts';
import type { Entity } from './entity.ts';

/** What people call a member of an entity; a member without a label keeps its own name. */
export function memberLabel(
  entity: Pick<Entity, 'fields' | 'links'>,
  member: string,
  language: LanguageTag,
): string {
  const described = Object.hasOwn(entity.fields, member)
    ? entity.fields[member]
    : Object.hasOwn(entity.links, member)
      ? entity.links[member]
      : undefined;
  return described?.label?.[language] ?? member;
}
