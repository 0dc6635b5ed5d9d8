import type { Link, SetDefinition } from '../../records/model/definition.ts';
import type { DerivedMember } from 'shared-contracts/members/entity.ts';
import * as z from 'zod/mini';
import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';
import { fieldSchema, type JsonSchema } from './fieldSchema.ts';

/** Describes the records of a set. */
export function setSchema(definition: SetDefinition): JsonSchema {
  const { key, fields, links, heavyMembers = [], computed = {}, derived = {} } = definition;
  const needed = requiredMembers(definition);
  return {
    type: 'object',
    ...(needed.length > 0 ? { 'x-required-members': needed } : {}),
    properties: {
      id: key.type === 'integer' ? { type: 'integer', format: 'int32' } : { type: 'string' },
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          { ...fieldSchema(field), ...(heavyMembers.includes(name) ? { description: HEAVY } : {}) },
        ]),
      ),
      ...Object.fromEntries(Object.entries(links).map(([name, link]) => [name, linkSchema(link)])),
      ...Object.fromEntries(
        Object.entries(computed).map(([name, { shape, description }]) => [
          name,
          { ...shapeSchema(shape), readOnly: true, description: `${description} ${ONE_RECORD}` },
        ]),
      ),
      ...Object.fromEntries(Object.entries(derived).map(([name, member]) => [name, derivedSchema(member)])),
    },
  };
}

/** Names the members that a new record must have. */
export function requiredMembers({ fields, links }: SetDefinition): readonly string[] {
  return [
    ...Object.entries(fields).filter(
      ([, field]) => isRequiredAt(field, 'posted') && !field.isServerSet && field.default === undefined,
    ),
    ...Object.entries(links).filter(
      ([, link]) => link.kind === 'toOne' && isRequiredAt(link, 'posted') && !link.isServerSet,
    ),
  ].map(([name]) => name);
}

function linkSchema(link: Link): JsonSchema {
  const target = { $ref: `#/components/schemas/${link.set}` };
  switch (link.kind) {
    case 'toOne':
      return {
        ...(isRequiredAt(link, 'posted') ? target : { anyOf: [target, { type: 'null' }] }),
        description: link.nests === undefined ? REFERENCE : `${REFERENCE} ${NESTED_NEW}`,
      };
    case 'ownedOne':
      return { anyOf: [target, { type: 'null' }] };
    case 'ownedMany':
      return { type: 'array', items: target, ...mostItems(link.maxItems), description: OWNED };
    case 'linkedMany':
      return {
        type: 'array',
        items: target,
        ...mostItems(link.maxItems),
        description: link.nests === undefined ? `${LINKED} ${UNTOUCHED}` : `${LINKED} ${NESTED}`,
      };
  }
}

function derivedSchema({ type, oneOf, description }: DerivedMember): JsonSchema {
  return {
    type: type === 'text' ? 'string' : 'boolean',
    ...(oneOf && { enum: oneOf }),
    readOnly: true,
    description: `${description} ${OF_LISTS}`,
  };
}

/** What the server gives may lack what has a default: the reader adds it. */
function shapeSchema(shape: z.ZodMiniType): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(shape, { io: 'input' });
  return schema;
}

function mostItems(maxItems: number | undefined): JsonSchema {
  return maxItems === undefined ? {} : { maxItems };
}

const ONE_RECORD = 'Given with one record, never in a list; ignored in what is posted.';
const OF_LISTS = 'For `$filter`, and in lists whose `$select` names it; ignored in what is posted.';
const HEAVY = 'Only there when `$select` names it.';
const REFERENCE =
  'When it is saved: a record with its id, the bare id, or an object with a unique member of the record.';
const OWNED = 'A save that names it replaces all of them.';
const LINKED = 'A save that names it replaces the links.';
const UNTOUCHED = 'The linked records stay as they are.';
const NESTED =
  'It may carry records whole: without an id they are found or made, with changed members they are changed, or replaced where other records use them.';
const NESTED_NEW = 'Within an agreement also a record without an id, which is found by its name or made.';
