import { columnName } from './columnName.ts';
import type { Field } from './definition.ts';

/** Column of every table of a child set that keeps the order in which the children were given, from 0. */
export const POSITION_COLUMN = 'position';

/** Names the column that a field lies in. */
export function columnOf(member: string, field: Pick<Field, 'column'>): string {
  return field.column ?? columnName(member);
}
