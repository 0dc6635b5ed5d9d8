import type { Permission } from 'shared-contracts/rights/permissions.ts';
import type { SetAccess } from 'shared-contracts/rights/grants.ts';
import type { ChildSetName, SetName } from 'shared-contracts/sets/sets.ts';
import type { Field, Link, Owner, SetDefinition } from './definition.ts';
import type { SetPlan } from './defineSet.ts';

/** Every set by its name. */
export type Model = { readonly [Name in SetName | ChildSetName]: SetDefinition<Name> };

/** Who may do what; of child sets nothing is said, they follow the set that owns them. */
export type ModelRights = {
  readonly access: Readonly<Record<SetName, SetAccess>>;
  /** Members that need a permission of their own. */
  readonly restricted: Readonly<Partial<Record<SetName, Readonly<Record<string, Permission>>>>>;
  /** Members of a linked record that open with the record that names it, by the link. */
  readonly openedByLink: Readonly<Partial<Record<SetName, Readonly<Record<string, readonly string[]>>>>>;
};

/** Joins sets to a model: each knows its rights, its owner, and where its links lead. */
export function defineModel(
  plans: { readonly [Name in SetName | ChildSetName]: SetPlan<Name> },
  rights: ModelRights,
): Model {
  const isRoot = (name: string): name is SetName => Object.hasOwn(rights.access, name);
  // The names of the plans are those of the model.
  const model = Object.fromEntries(
    Object.entries(plans).map(([name, plan]) => [name, joined(plan, isRoot(name) ? name : undefined)]),
  ) as Model;

  function joined({ owner, ...plan }: SetPlan, root: SetName | undefined): SetDefinition {
    return {
      ...plan,
      root: root ?? rootOf(owner),
      fields: mapValues(plan.fields, ({ references, ...field }): Field =>
        references === undefined
          ? field
          : {
              ...field,
              references,
              get target() {
                return model[references];
              },
            },
      ),
      links: mapValues(plan.links, (link): Link => ({
        ...link,
        get target() {
          return model[link.set];
        },
      })),
      ...(owner && { owner: ownerOf(owner) }),
      access: (root && rights.access[root]) ?? {},
      restricted: (root && rights.restricted[root]) ?? {},
      openedByLink: (root && rights.openedByLink[root]) ?? {},
    };
  }

  function ownerOf(owner: NonNullable<SetPlan['owner']>): Owner {
    return {
      ...owner,
      get definition() {
        return model[owner.set];
      },
    };
  }

  function rootOf(owner: SetPlan['owner']): SetName {
    if (owner === undefined) throw new Error('A set without an owner has no rights.');
    return isRoot(owner.set) ? owner.set : rootOf(plans[owner.set].owner);
  }

  return model;
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
