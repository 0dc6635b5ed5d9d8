import type { ChildSetName, SetName } from '../../sets/sets.ts';
import type { Entity, Nesting } from '../entity.ts';
import type { EntityOf } from '../../sets/entityOf.ts';

/**
 * An entity with those of the records that are kept or saved with its own: children, and records that a save may nest.
 *
 * Gathered for each root, so that a page carries no entity that it has nothing of.
 */
export type EntityTree = {
  readonly root: Entity;
  readonly below: Readonly<Partial<Record<SetName | ChildSetName, Entity>>>;
};

/** The tree of one entity: the compiler names a set that is missing below. */
export type TreeOf<E extends Entity> = {
  readonly root: E;
  readonly below: { readonly [Set in SetsBelow<E>]: EntityOf<Set> };
};

type SetsBelow<E extends Entity> = {
  [Member in keyof E['links']]: SetsOf<E['links'][Member]>;
}[keyof E['links']];

type SetsOf<Link> = Link extends
  | { readonly kind: 'ownedMany' | 'ownedOne'; readonly set: infer Set extends SetName | ChildSetName }
  | { readonly nests: Nesting; readonly set: infer Set extends SetName | ChildSetName }
  ? Set | SetsBelow<EntityOf<Set>>
  : never;
