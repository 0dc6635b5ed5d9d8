import type { Entity, Field, Link } from 'shared-contracts/members/entity.ts';
import type { EntityTree } from 'shared-contracts/members/labels/entityTree.ts';
import { memberOf } from 'shared-contracts/members/labels/memberLabel.ts';
import type { Values } from './recordShapes.ts';

/**
 * Writes what a record says, or the body that saves it, in one way, so that the two can be compared: a link is the id that it leads to, what is
 * blank or not ticked is not there, and the ids of parts say nothing.
 */
export function saidBy(tree: EntityTree, record: object): Values {
  return saidOf(tree, tree.root, record);
}

/** The part of a record that a body speaks of: the members that it names, in the record and in all that lies within. */
export function partSaid(record: unknown, body: unknown): unknown {
  if (Array.isArray(record)) {
    const bodies: readonly unknown[] = Array.isArray(body) ? body : [];
    return record.map((one: unknown, index) => partSaid(one, bodies[index]));
  }
  if (typeof record !== 'object' || record === null || typeof body !== 'object' || body === null)
    return record;
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => name in body)
      .map(([name, value]) => [name, partSaid(value, Reflect.get(body, name))]),
  );
}

function saidOf(tree: EntityTree, entity: Entity, record: object): Values {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
      const member = memberOf(entity, name);
      const said = member === undefined ? undefined : memberSaid(tree, member, value);
      return said === undefined ? [] : [[name, said]];
    }),
  );
}

function memberSaid(tree: EntityTree, member: Field | Link, value: unknown): unknown {
  if (!('kind' in member)) return member.type === 'flag' && value === 0 ? undefined : plain(value);
  const below = tree.below[member.set];
  if (member.kind === 'toOne') return idOf(value);
  if (below === undefined)
    return plain(Array.isArray(value) ? value.map((one: unknown) => idOf(one)) : value);
  const said = (one: unknown) => plain(saidOf(tree, below, Object(one) as object));
  if (!Array.isArray(value)) return value === null ? undefined : said(value);
  return plain(value.map(said));
}

/** A record that a save names; one that it makes is as it is said. */
function idOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return plain(value);
  return 'id' in value ? value.id : plain(value);
}

/** The value without all of it that is blank; undefined where nothing is left. */
function plain(value: unknown): unknown {
  if (value === false || value === null) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map((one: unknown) => plain(one) ?? null);
    return items.every((one) => one === null) ? undefined : items;
  }
  const members = Object.entries(Object(value) as object).map(([name, one]) => [name, plain(one)] as const);
  const left = members.filter(([, one]) => one !== undefined);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
