import type * as members from 'shared-contracts/members/entity.ts';
import type { ChildSetName, SetName } from 'shared-contracts/sets/sets.ts';

/** Member of an entity with a value of its own, and the column that it lies in. */
export type Field = members.Field & {
  /** Where it is not the member's name in snake_case. */
  readonly column?: string;
};

/** Table of pairs that links records of two sets. */
export type PairTable = { readonly table: string; readonly from: string; readonly to: string };

/** Member of an entity that leads to records of another set, and how the database links them. */
export type Link =
  | (Extract<members.Link, { kind: 'toOne' }> & { readonly column: string })
  | Extract<members.Link, { kind: 'ownedMany' | 'ownedOne' }>
  | (Extract<members.Link, { kind: 'linkedMany' }> & { readonly through: PairTable });

/**
 * One entity set as the server keeps it: the members of its entity (`shared-contracts/members`) with their columns.
 */
export type SetDefinition<Name extends SetName | ChildSetName = SetName | ChildSetName> = {
  readonly name: Name;
  readonly table: string;
  /** Column and type of the member `id`; `generated` ids come from the database, others from the client or the loader. */
  readonly key: { readonly type: 'integer' | 'text'; readonly isGenerated: boolean };
  readonly fields: Readonly<Record<string, Field>>;
  readonly links: Readonly<Record<string, Link>>;
  /** Members besides `id` by which a reference may name a record, as in `{status: {name: 'Final'}}`. */
  readonly uniqueMembers?: readonly string[];
  readonly owner?: Owner;
  /** Members that the reply to a read without `$select` leaves out (large contents). */
  readonly heavyMembers?: readonly string[];
  readonly computed?: members.Entity['computed'];
  readonly derived?: members.Entity['derived'];
  /** Member with the id of a copy of an agreement, as one university counts it; see `read/filter/meantAgreement.ts`. */
  readonly copyId?: string;
};

/** Child sets: the column that points to the owner, and the fixed column values that tell siblings in one table apart. */
export type Owner = {
  readonly set: SetName | ChildSetName;
  readonly column: string;
  readonly constant?: Readonly<Record<string, string>>;
};
