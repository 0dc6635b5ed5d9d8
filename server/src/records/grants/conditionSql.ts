import { type RawBuilder, sql } from 'kysely';
import type { ConditionValue } from 'shared-contracts/rights/grants.ts';
import type { SetDefinition } from '../model/definition.ts';
import { anyOf } from '../sql/sqlList.ts';
import type { Condition } from './conditions.ts';

/** A row of a statement as conditions read it. */
export type ConditionRow = {
  readonly key: RawBuilder<unknown>;
  readonly column: (name: string) => RawBuilder<unknown>;
};

/** Brings rows of another set into the statement, under a name that it has not used yet. */
export type JoinedRow = ConditionRow & { readonly source: RawBuilder<unknown> };

/**
 * Writes a condition as SQL; true for just those rows whose records meet it (`matchingGrants`).
 *
 * - join: for conditions on what a row leads to
 */
export function conditionSql(
  { place, accepted }: Condition,
  row: ConditionRow,
  join: (definition: SetDefinition) => JoinedRow,
): RawBuilder<unknown> {
  if (place.kind === 'key') return isAmong(row.key, accepted);
  if (place.kind === 'own') return isAmong(row.column(place.column), accepted);
  const target = join(place.target);
  const rule = conditionSql({ place: place.place, accepted }, target, join);
  return sql`${row.column(place.column)} in (select ${target.key} from ${target.source} where ${rule})`;
}

function isAmong(value: RawBuilder<unknown>, accepted: readonly ConditionValue[]): RawBuilder<unknown> {
  // The rights' own values stand in the statement, so that the planner can use partial indexes.
  return anyOf(
    accepted.map((choice) => sql`${value} = ${typeof choice === 'boolean' ? sql.lit(choice) : choice}`),
  );
}
