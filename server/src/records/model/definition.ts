import type { Permission } from 'shared-contracts/rights/permissions.ts';
import type { SetAccess } from 'shared-contracts/rights/grants.ts';
import type { ChildSetName, SetName } from 'shared-contracts/sets/sets.ts';
import type { FieldPlan, LinkPlan, OwnerPlan, SetPlan } from './defineSet.ts';

/** Member of an entity with a value of its own, and the column that it lies in. - target: of an id of a record of another set */
export type Field = FieldPlan & { readonly target?: SetDefinition };

/** Member of an entity that leads to records of another set, and how the database links them. */
export type Link = LinkPlan & { readonly target: SetDefinition };

/** Who owns the records of a child set. */
export type Owner = OwnerPlan & { readonly definition: SetDefinition };

/**
 * One set as the engine works with it: its plan, joined with the sets that it leads to and with the rights on its records.
 *
 * - root: the set at the root of the owners, itself where it has none
 * - access, restricted, openedByLink: see `ModelRights`; empty for child sets
 */
export type SetDefinition<Name extends SetName | ChildSetName = SetName | ChildSetName> = Omit<
  SetPlan<Name>,
  'fields' | 'links' | 'owner'
> & {
  readonly fields: Readonly<Record<string, Field>>;
  readonly links: Readonly<Record<string, Link>>;
  readonly owner?: Owner;
  readonly root: SetName;
  readonly access: SetAccess;
  readonly restricted: Readonly<Record<string, Permission>>;
  readonly openedByLink: Readonly<Record<string, readonly string[]>>;
};
