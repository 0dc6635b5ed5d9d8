import * as z from 'zod/mini';
import type { ChildSetName, SetName } from '../../sets/sets.ts';
import type { Entity, Link } from '../entity.ts';
import type { LinkName, Member, Nested, Picked, RecordOfPick, WholeRecord } from './picked.ts';
import { replyValueSchema } from './replyValue.ts';
import { isRequiredAt } from '../requiredWhen.ts';

type NestedArgument<E extends Entity, M extends Member<E>, N> = [Extract<M, LinkName<E>>] extends [never]
  ? [nested?: N & Nested<E, M>]
  : [nested: N & Nested<E, M>];

/**
 * Says once which members of an entity a reply has: its schema, its `$select` and its `$expand` come from it, and its type.
 *
 * - members: `id`, fields and links, in the order in which they are asked for; another name does not compile
 * - nested: for each link what its records have; for a field a schema of its own, where the entity's does not serve
 * - what a release does not know of a closed list is `unknown`; a member that an older server does not send is empty, or its default
 */
export function pick<const E extends Entity, const M extends Member<E>, N = unknown>(
  entity: E,
  members: readonly M[],
  ...[nested]: NestedArgument<E, M, N>
): Picked<RecordOfPick<E, M, N, false>, E['set'], 'expanded'> {
  return picked(entity, members, nested, false);
}

/** The same where a member may be empty or left out that a record should have: old records lack it, or the caller may not read it. */
export function pickReadable<const E extends Entity, const M extends Member<E>, N = unknown>(
  entity: E,
  members: readonly M[],
  ...[nested]: NestedArgument<E, M, N>
): Picked<RecordOfPick<E, M, N, true>, E['set'], 'expanded'> {
  return picked(entity, members, nested, true);
}

/**
 * All that one record has when it is asked for without `$select`: every field, what the server computes, and those links that are named.
 *
 * - nested: for each link that is read what its records have; for a field a schema of its own
 */
export function pickWhole<const E extends Entity, N>(
  entity: E,
  nested: N & Partial<Nested<E, Member<E>>>,
): Picked<WholeRecord<E, N>, E['set'], 'given'> {
  const fields = Object.keys(entity.fields).filter((name) => entity.heavyMembers?.includes(name) !== true);
  const links = Object.keys(nested).filter((name) => Object.hasOwn(entity.links, name));
  return asGiven(
    picked(entity, ['id', ...fields, ...links, ...Object.keys(entity.computed ?? {})], nested, false),
  );
}

/** Asks for the records as the server gives them without `$select` and `$expand`; as a link, with their own fields. */
export function asGiven<Value, Set extends SetName | ChildSetName>(
  asked: Picked<Value, Set>,
): Picked<Value, Set, 'given'> {
  return { ...asked, how: 'given', select: undefined, expand: undefined };
}

/** A link to one record whose members stand in the row itself, asked for as `institution/name`. */
export function flat<Value, Set extends SetName | ChildSetName>(
  nested: Picked<Value, Set>,
): Picked<Value, Set, 'flat'> {
  return { ...nested, how: 'flat' };
}

type AnyNested = Picked<unknown> | z.ZodMiniType | undefined;

/** The types of the callers say what is in the result: here every member is looked up by its name. */
function picked(
  entity: Entity,
  members: readonly string[],
  nested: object | undefined,
  isHideable: boolean,
): Picked<never, never, 'expanded'> {
  const shape: Record<string, z.ZodMiniType> = {};
  const select: string[] = [];
  const expand: string[] = [];
  for (const member of members) {
    const own = nestedOf(nested, member);
    const link = entity.links[member];
    if (link === undefined || own === undefined || !('shape' in own && 'how' in own)) {
      shape[member] = fieldSchema(entity, member, own, isHideable);
      select.push(member);
    } else if (own.how === 'flat') {
      Object.assign(shape, own.shape);
      select.push(...(own.select ?? []).map((name) => `${member}/${name}`));
    } else {
      shape[member] = linkSchema(link, own.schema, isHideable);
      select.push(member);
      if (own.how === 'expanded') expand.push(`${member}${optionsOf(own)}`);
    }
  }
  const result = { set: entity.set, how: 'expanded', shape, schema: z.object(shape), select, expand };
  // Of which set it is, and what its records have, the types of the callers say.
  return result as unknown as Picked<never, never, 'expanded'>;
}

function nestedOf(nested: object | undefined, member: string): AnyNested {
  // What may stand here is said by the types of the callers.
  return (nested as Readonly<Record<string, AnyNested>> | undefined)?.[member];
}

function fieldSchema(
  { fields, computed }: Entity,
  member: string,
  own: AnyNested,
  isHideable: boolean,
): z.ZodMiniType {
  if (member === 'id') return z.number();
  if (own !== undefined && '_zod' in own) return own;
  // An answer of a save has no computed members, and neither has one of a server that does not know them.
  const made = computed?.[member];
  if (made !== undefined) return z.optional(made.shape);
  const field = fields[member];
  if (field === undefined) throw new TypeError(`There is no member ${member}.`);
  return replyValueSchema(field, isHideable);
}

function linkSchema(link: Link, schema: z.ZodMiniType, isHideable: boolean): z.ZodMiniType {
  if (link.kind === 'ownedMany' || link.kind === 'linkedMany') return z._default(z.array(schema), []);
  return link.kind === 'toOne' && isRequiredAt(link, 'stored') && !isHideable ? schema : z.nullish(schema);
}

/** What is expanded need not be selected besides. */
function optionsOf({ select, expand }: Picked<unknown>): string {
  const isOwn = (member: string) => expand?.some((link) => link.split('(', 1)[0] === member) !== true;
  const options = [
    ...(select === undefined ? [] : [`$select=${select.filter(isOwn).join(',')}`]),
    ...(expand === undefined || expand.length === 0 ? [] : [`$expand=${expand.join(',')}`]),
  ];
  return options.length === 0 ? '' : `(${options.join(';')})`;
}
