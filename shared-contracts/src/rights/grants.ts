import type { Permission } from './permissions.ts';

/** Stands for the id of the caller in a {@link Grant}'s condition. */
export const ME = '@me';

export type ConditionValue = string | number | boolean;

/**
 * Lets the holders of a permission do something with the records of a set.
 *
 * - where: path to accepted value or values, all of them must hold; absent means every record
 * - fields: the only members that this grant opens; absent means every member that has no `RESTRICTED_FIELDS` entry (`sets/memberAccess.ts`)
 */
export type Grant = {
  readonly permission: Permission;
  readonly where?: Readonly<Record<string, ConditionValue | readonly ConditionValue[]>>;
  readonly fields?: readonly string[];
};

export type Operation = 'read' | 'create' | 'update' | 'delete';
export type SetAccess = Readonly<Partial<Record<Operation, readonly Grant[]>>>;

/** Who asks: `id` is the user id that `Users/Me` gives. */
export type Caller = { readonly id: number | string; readonly permissions: readonly Permission[] };

/** Lists the grants on the records of a set that the caller's permissions open, whatever the record. */
export function grantsHeld(caller: Caller, operation: Operation, access: SetAccess): readonly Grant[] {
  return (access[operation] ?? []).filter(({ permission }) => caller.permissions.includes(permission));
}

/** Lists the values that a condition of a grant takes from this caller. */
export function acceptedValues(
  accepted: ConditionValue | readonly ConditionValue[],
  caller: Pick<Caller, 'id'>,
): readonly ConditionValue[] {
  const choices: readonly ConditionValue[] = typeof accepted === 'object' ? accepted : [accepted];
  return choices.map((choice) => (choice === ME ? caller.id : choice));
}
