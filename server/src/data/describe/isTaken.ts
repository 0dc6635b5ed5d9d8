import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './fieldSchema.ts';

/** What becomes of a member that the taking side does not know: a client drops it, a server may not. */
export type Unknown = 'dropped' | 'refused';

/**
 * Tells whether everything that one schema allows to be sent is taken by whoever reads by another one. Of two that cannot be compared it says
 * no.
 */
export function isTaken(sent: JsonSchema, taken: JsonSchema, unknown: Unknown): boolean {
  // A list that is read as one that may have grown takes any value.
  if (taken['x-open'] === true) return true;
  const [sentOnes, takenOnes] = [variants(sent), variants(taken)];
  if (sentOnes !== undefined) return sentOnes.every((one) => isTaken(one, taken, unknown));
  if (takenOnes !== undefined) return takenOnes.some((one) => isTaken(sent, one, unknown));
  if ('$ref' in taken || '$ref' in sent) return taken['$ref'] === sent['$ref'];
  return (
    isOfTypes(sent, taken) &&
    isAmong(valuesOf(sent), valuesOf(taken)) &&
    UPPER.every((bound) => isWithin(sent[bound], taken[bound], (a, b) => a <= b)) &&
    LOWER.every((bound) => isWithin(sent[bound], taken[bound], (a, b) => a >= b)) &&
    SAME.every((key) => taken[key] === undefined || isDeepStrictEqual(sent[key], taken[key])) &&
    areItemsTaken(sent, taken, unknown) &&
    areMembersTaken(sent, taken, unknown)
  );
}

const UPPER = ['maxLength', 'maximum', 'maxItems', 'exclusiveMaximum'];
const LOWER = ['minLength', 'minimum', 'minItems', 'exclusiveMinimum'];
const SAME = [
  'media',
  'pattern',
  'format',
  'contentEncoding',
  'propertyNames',
  'allOf',
  'prefixItems',
  'not',
];

function variants(schema: JsonSchema): readonly JsonSchema[] | undefined {
  const of = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(of)) return of as readonly JsonSchema[];
  const { type } = schema;
  return Array.isArray(type) && type.length > 1
    ? type.map((one: unknown) => ({ ...schema, type: one }))
    : undefined;
}

function isOfTypes({ type: sent }: JsonSchema, { type: taken }: JsonSchema): boolean {
  const [one, other] = [[sent].flat(), [taken].flat()];
  return (
    taken === undefined ||
    one.every((type) => other.includes(type) || (type === 'integer' && other.includes('number')))
  );
}

function valuesOf(schema: JsonSchema): readonly unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  const values = schema['enum'];
  return Array.isArray(values) ? values : undefined;
}

function isAmong(sent: readonly unknown[] | undefined, taken: readonly unknown[] | undefined): boolean {
  return taken === undefined || sent?.every((value) => taken.includes(value)) === true;
}

function isWithin(sent: unknown, taken: unknown, holds: (a: number, b: number) => boolean): boolean {
  return taken === undefined || (typeof sent === 'number' && typeof taken === 'number' && holds(sent, taken));
}

function areItemsTaken(sent: JsonSchema, taken: JsonSchema, unknown: Unknown): boolean {
  if (!isSchema(taken['items'])) return true;
  return isSchema(sent['items']) && isTaken(sent['items'], taken['items'], unknown);
}

function areMembersTaken(sent: JsonSchema, taken: JsonSchema, unknown: Unknown): boolean {
  if (taken['type'] !== 'object') return true;
  const [own, known] = [membersOf(sent), membersOf(taken)];
  const rest = taken['additionalProperties'];
  const areKnown = Object.entries(own).every(([name, member]) => {
    const reader = known[name] ?? (isSchema(rest) ? rest : undefined);
    return reader === undefined ? unknown === 'dropped' : isTaken(member, reader, unknown);
  });
  const others = sent['additionalProperties'];
  const areOthersTaken =
    !isSchema(others) || (isSchema(rest) ? isTaken(others, rest, unknown) : unknown === 'dropped');
  const needed = namesOf(taken['required']);
  return areKnown && areOthersTaken && needed.every((name) => namesOf(sent['required']).includes(name));
}

function membersOf({ properties }: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return isSchema(properties) ? (properties as Readonly<Record<string, JsonSchema>>) : {};
}

function namesOf(required: unknown): readonly unknown[] {
  return Array.isArray(required) ? required : [];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
