import { tooComplex } from '../../../platform/bodies/bodyProblems.ts';
import { Problem } from '../../../platform/problems/problem.ts';

/** Most records that one call saves or deletes. */
export const MAX_RECORDS = 100;
/** A full agreement nests four levels; the rest is room. */
export const MAX_DEPTH = 16;
/** Values of all kinds in one body. */
export const MAX_VALUES = 100_000;

/** An object as a client posted it: nothing of it is known before it has been parsed. */
export type BodyObject = Readonly<Record<string, unknown>>;

/** Tells a JSON object from arrays, null and bare values. */
export function isObject(value: unknown): value is BodyObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Gives an object's own member, never one of its prototype. */
export function ownMember(object: BodyObject, member: string): unknown {
  return Object.hasOwn(object, member) ? object[member] : undefined;
}

/**
 * Reads the records out of a request's body: one object, or an array of 1 to {@link MAX_RECORDS} objects.
 *
 * Throws `bad-body` for anything else, and for bodies that nest too deeply or hold too much.
 */
export function parseRecords(body: unknown): readonly BodyObject[] {
  const records: readonly unknown[] = Array.isArray(body) ? body : [body];
  if (records.length === 0 || records.length > MAX_RECORDS) {
    throw new Problem('bad-body', {
      en: `The body must hold 1 to ${MAX_RECORDS} records.`,
      el: `Το σώμα πρέπει να περιέχει 1 έως ${MAX_RECORDS} εγγραφές.`,
    });
  }
  checkSize(records);
  return records.map(requireObject);
}

/** Reads the one record of a body whose address names it. Throws `bad-body` for everything but an object. */
export function parseOneRecord(body: unknown): BodyObject {
  checkSize([body]);
  return requireObject(body);
}

function requireObject(value: unknown): BodyObject {
  if (isObject(value)) return value;
  throw new Problem('bad-body', {
    en: 'The body must be a JSON object or an array of JSON objects.',
    el: 'Το σώμα πρέπει να είναι αντικείμενο JSON ή πίνακας αντικειμένων JSON.',
  });
}

/** Walks level by level, so that a hostile body cannot exhaust the stack. */
function checkSize(records: readonly unknown[]): void {
  let level: readonly unknown[] = records;
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_DEPTH || values > MAX_VALUES) {
      throw tooComplex();
    }
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}
