import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { isObject } from '../../../records/save/posted/body.ts';
import type { Change } from '../../../records/save/setRules.ts';

type FactsheetChange = Pick<Change<'MobilityFactsheets'>, 'before' | 'after' | 'posted'>;

/**
 * Tells whether a save is blamed for a member of a part that was empty before, and that it does not name: whoever gives the e-mail of an entry is not
 * asked for its phone as well. A save that names a member, or empties one, answers for it.
 *
 * - error: with its path from the factsheet on, as in `accessibilities/2/info/phone`
 */
export function isLeftEmpty(
  { field, code }: FieldError,
  { before, after, posted }: FactsheetChange,
): boolean {
  const [member = '', ...path] = field.split('/');
  if (before === null || code !== 'required' || path.length === 0) return false;
  const stored = valueOf(before, member);
  const list = posted.children.get(member);
  if (list === undefined) return false;
  if (!Array.isArray(stored))
    return isEmpty(valueAt(stored, path)) && !isNamed(list.items[0]?.members.fields, path);
  const [index = '', ...below] = path;
  const id = valueAt(valueOf(after, member), [index, 'id']);
  const row: unknown = stored.find((one) => valueOf(one, 'id') === id);
  const item = list.items.find((one) => one.id !== undefined && one.id === id);
  return (
    row !== undefined &&
    item !== undefined &&
    isEmpty(valueAt(row, below)) &&
    !isNamed(item.members.fields, below)
  );
}

/** A field of a part, or a member within a field that is an object of its own. */
function isNamed(
  fields: ReadonlyMap<string, unknown> | undefined,
  [member = '', ...below]: readonly string[],
): boolean {
  if (fields?.has(member) !== true) return false;
  const [inner] = below;
  return inner === undefined || Object.hasOwn(Object(fields.get(member)) as object, inner);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(valueOf, value);
}

function valueOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isObject(value) ? value[name] : undefined;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
