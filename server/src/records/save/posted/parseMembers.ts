import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { isBlankPart } from 'shared-contracts/members/blank.ts';
import { refuse } from '../../../platform/problems/refusals.ts';
import type { Field, Link, SetDefinition } from '../../model/definition.ts';
import { type BodyObject, isObject, ownMember } from './body.ts';
import { parseFieldValue } from './fieldValue.ts';
import { parseKey } from '../../model/key.ts';
import { isNestedRecord } from './nestedRecord.ts';
import type {
  NestedRecord,
  ParsedChild,
  ParsedLink,
  ParsedList,
  ParsedMembers,
  Reference,
} from './parsedMembers.ts';
import { isOptionalPart } from '../stored/optionalPart.ts';
import { parseReference } from './parseReference.ts';
import { parseState } from './saveState.ts';

const MAX_ITEMS = 1000;
const MAX_NAME_IN_ERROR = 64;
/** Nobody mends more of them at a time: a body with so many is not read on. */
const MOST_ERRORS = 100;

/**
 * Checks the members of one posted object, and of the children in it, against the model.
 *
 * - prefix: path of the object from the body's root, '' or ending in `/`
 * - errors: receives every refused member; what is refused is missing from the answer
 *
 * Throws the refusal itself as soon as there are {@link MOST_ERRORS}.
 */
export function parseMembers(
  definition: SetDefinition,
  body: BodyObject,
  prefix: string,
  errors: FieldError[],
): ParsedMembers {
  const fields = new Map<string, unknown>();
  const references = new Map<string, Reference | null>();
  const children = new Map<string, ParsedList<ParsedChild>>();
  const links = new Map<string, ParsedList<ParsedLink>>();
  for (const [member, value] of Object.entries(body)) {
    const path = prefix + member.slice(0, MAX_NAME_IN_ERROR);
    const field = Object.hasOwn(definition.fields, member) ? definition.fields[member] : undefined;
    const link = Object.hasOwn(definition.links, member) ? definition.links[member] : undefined;
    if (field?.target !== undefined) {
      const reference = parseReference({ ...field, target: field.target }, value, path, errors);
      if (reference !== undefined) references.set(member, reference);
    } else if (field !== undefined)
      parseField(field, value, path, errors, (parsed) => fields.set(member, parsed));
    else if (link?.kind === 'toOne') {
      const reference = isNestedRecord(link.nests, value)
        ? parseNested(link.target, value, path)
        : parseReference(link, value, path, errors);
      if (reference !== undefined) references.set(member, reference);
    } else if (link?.kind === 'linkedMany') links.set(member, parseLinks(link, value, path, errors));
    else if (link !== undefined) children.set(member, parseChildren(link, value, path, errors));
    else if (!isProtocolMember(member) && !isComputed(definition, member))
      errors.push({ field: path, code: 'unknown-member' });
    if (errors.length >= MOST_ERRORS) refuse(errors);
  }
  return { fields, references, children, links };
}

function isProtocolMember(member: string): boolean {
  return member === 'id' || member === '$state' || member.startsWith('@odata.');
}

/** Whoever posts a record as it was read posts these too. */
function isComputed({ computed = {}, derived = {} }: SetDefinition, member: string): boolean {
  return Object.hasOwn(computed, member) || Object.hasOwn(derived, member);
}

function parseField(
  field: Field,
  value: unknown,
  path: string,
  errors: FieldError[],
  keep: (value: unknown) => void,
): void {
  const parsed = parseFieldValue(field, value);
  if ('value' in parsed) keep(parsed.value);
  // Whatever a server-set member holds is compared with the stored value later: its one fault is to differ.
  else if (field.isServerSet === true) keep(undefined);
  else {
    for (const [below, fault] of Object.entries(parsed.faults)) {
      errors.push({ field: below === '' ? path : `${path}/${below}`, ...fault });
    }
  }
}

function parseLinks(
  link: Link & { kind: 'linkedMany' },
  value: unknown,
  path: string,
  errors: FieldError[],
): ParsedList<ParsedLink> {
  const items = listItems(value, path, errors, link.maxItems);
  return {
    isDelta: items.some(hasState),
    items: items.flatMap((item, index): ParsedLink[] => {
      const itemPath = `${path}/${index}`;
      if (!isRemoval(item) && isNestedRecord(link.nests, item))
        return [{ isRemoved: false, reference: parseNested(link.target, item, itemPath) }];
      const reference = parseReference({ ...link, requiredWhen: 'posted' }, item, itemPath, errors);
      return reference === undefined || reference === null ? [] : [{ isRemoved: isRemoval(item), reference }];
    }),
  };
}

function parseNested(target: SetDefinition, body: BodyObject, path: string): NestedRecord {
  const errors: FieldError[] = [];
  const posted = ownMember(body, 'id') ?? undefined;
  const id = parseKey(target, posted);
  if (posted !== undefined && id === undefined) errors.push({ field: path, code: 'reference-not-found' });
  return { target, id, path, members: parseMembers(target, body, `${path}/`, errors), errors };
}

function parseChildren(
  link: Link & { kind: 'ownedMany' | 'ownedOne' },
  value: unknown,
  path: string,
  errors: FieldError[],
): ParsedList<ParsedChild> {
  const definition = link.target;
  const isOne = link.kind === 'ownedOne';
  // The one child of a record may come bare or, as older clients send it, as an array of one.
  const max = link.kind === 'ownedMany' ? link.maxItems : undefined;
  const items = listItems(isOne && isObject(value) ? [value] : value, path, errors, max);
  if (isOne && items.length > 1) errors.push({ field: path, code: 'too-many', params: { max: 1 } });
  return {
    isDelta: items.some(hasState),
    items: items.flatMap((item, index) => {
      const itemPath = isOne ? path : `${path}/${index}`;
      if (!isObject(item)) {
        errors.push({ field: itemPath, code: 'not-an-object' });
        return [];
      }
      const isRemoved = isRemoval(item);
      const id = parseKey(definition, ownMember(item, 'id'));
      // Of a part without an id all is said: where nothing is, no member of it is missing.
      const isNothing = isOptionalPart(link) && id === undefined && isBlankPart(item);
      const members = parseMembers(definition, isRemoved || isNothing ? {} : item, `${itemPath}/`, errors);
      return [{ isRemoved, id, members }];
    }),
  };
}

/** Null empties a list, as it clears a field. */
function listItems(
  value: unknown,
  path: string,
  errors: FieldError[],
  max: number = MAX_ITEMS,
): readonly unknown[] {
  if (value === null) return [];
  if (Array.isArray(value) && value.length <= max) return value;
  errors.push(
    Array.isArray(value)
      ? { field: path, code: 'too-many', params: { max } }
      : { field: path, code: 'not-an-array' },
  );
  return [];
}

function hasState(item: unknown): boolean {
  return isObject(item) && parseState(ownMember(item, '$state')) !== undefined;
}

function isRemoval(item: unknown): boolean {
  return isObject(item) && parseState(ownMember(item, '$state')) === 'delete';
}
