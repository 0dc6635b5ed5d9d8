import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { isRequiredAt, type RequiredWhen } from 'shared-contracts/members/requiredWhen.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { type BodyObject, isObject, ownMember } from './body.ts';
import { parseFieldValue } from './fieldValue.ts';
import { parseKey } from '../../model/key.ts';
import type { Key } from '../../model/key.ts';
import type { NamedReference } from './parsedMembers.ts';

/**
 * Reads what a to-one member or an item of a linked set refers to: an object with `id`, a bare id, or an object with a unique
 * member of the other set. Further members of the object describe the other record and are not looked at.
 *
 * - null and '' clear: the answer is null, or `required` among the errors
 * - undefined: refused, the reason is among the errors
 */
export function parseReference(
  link: { readonly target: SetDefinition; readonly requiredWhen?: RequiredWhen },
  value: unknown,
  path: string,
  errors: FieldError[],
): NamedReference | null | undefined {
  if (value === null || value === '') {
    if (!isRequiredAt(link, 'posted')) return null;
    errors.push({ field: path, code: 'required' });
    return undefined;
  }
  const { target } = link;
  const named = isObject(value) ? nameOf(target, value) : keyOf(target, value);
  if (named === undefined) {
    errors.push({ field: path, code: 'reference-not-found' });
    return undefined;
  }
  return { target, path, ...named };
}

type Named = Pick<NamedReference, 'member' | 'value'>;

function keyOf(definition: SetDefinition, value: unknown): Named | undefined {
  const key = parseKey(definition, value);
  return key === undefined ? undefined : { member: 'id', value: key };
}

function nameOf(definition: SetDefinition, value: BodyObject): Named | undefined {
  const id = ownMember(value, 'id');
  if (id !== undefined && id !== null) return keyOf(definition, id);
  return (definition.uniqueMembers ?? [])
    .map((member) => uniqueValue(definition, member, value))
    .find((named) => named !== undefined);
}

function uniqueValue(definition: SetDefinition, member: string, value: BodyObject): Named | undefined {
  const field = definition.fields[member];
  const posted = ownMember(value, member);
  if (field === undefined || posted === undefined || posted === null) return undefined;
  const parsed = parseFieldValue({ type: field.type }, posted);
  return 'value' in parsed && isKey(parsed.value) ? { member, value: parsed.value } : undefined;
}

function isKey(value: unknown): value is Key {
  return typeof value === 'string' || typeof value === 'number';
}
