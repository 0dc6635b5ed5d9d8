import {
  acceptedValues,
  type Caller,
  type ConditionValue,
  type Grant,
} from 'shared-contracts/rights/grants.ts';
import type { SetDefinition } from '../model/definition.ts';
import { columnOf } from '../model/columns.ts';

/**
 * Where the value lies that a condition of a grant looks at.
 *
 * - `key`: the record's id
 * - `own`: a field, or the id that a to-one link holds
 * - `linked`: a place in the record that a to-one link leads to
 */
export type Place =
  | { readonly kind: 'key' }
  | { readonly kind: 'own'; readonly member: string; readonly column: string }
  | {
      readonly kind: 'linked';
      readonly member: string;
      readonly column: string;
      readonly target: SetDefinition;
      readonly place: Place;
    };

/** One condition of a grant in the terms of the model; the caller's own id stands where the grant says `@me`. */
export type Condition = { readonly place: Place; readonly accepted: readonly ConditionValue[] };

/** Resolves the conditions of a grant, all of which must hold. Throws when it names what the set does not have. */
export function conditionsOf(
  definition: SetDefinition,
  where: Grant['where'],
  caller: Pick<Caller, 'id'>,
): readonly Condition[] {
  return Object.entries(where ?? {}).map(([path, accepted]) => ({
    place: placeOf(definition, path.split('/')),
    accepted: acceptedValues(accepted, caller),
  }));
}

function placeOf(definition: SetDefinition, [member = '', ...rest]: readonly string[]): Place {
  if (member === '' || member === 'id') return { kind: 'key' };
  const field = definition.fields[member];
  if (field !== undefined && rest.length === 0)
    return { kind: 'own', member, column: columnOf(member, field) };
  const link = definition.links[member];
  if (link?.kind !== 'toOne') throw new Error(`A grant on ${definition.name} names ${member}`);
  const { column, target } = link;
  const isId = rest.length === 0 || rest[0] === 'id';
  if (isId) return { kind: 'own', member, column };
  return { kind: 'linked', member, column, target, place: placeOf(target, rest) };
}
