import { Problem } from './problem.ts';
import { LARGE_ANSWER_TEXT, TOO_LONG_TEXT, UNAVAILABLE_TEXT } from './problemTexts.ts';

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53400',
]);
/** Lock not available, serialisation failure, deadlock: the same call may well succeed in a moment. */
const BUSY = new Set(['55P03', '40001', '40P01']);
/** The statement took longer than it may. */
const CANCELLED = '57014';
/** The portal's own state, raised by `refuse_large_answer()`. */
const LARGE_ANSWER = 'PT413';
/** Class 22 of the SQL states: a value that PostgreSQL cannot take (out of range, not a date, a NUL character). */
const BAD_VALUE = /^22\w{3}$/;
/** Class 23: a constraint that rules of our own did not catch before. */
const CONSTRAINT = /^23\w{3}$/;

/** Says what an error of the database means to the caller; undefined when it is no such error. */
export function databaseProblem(error: unknown, code: string): Problem | undefined {
  if (UNREACHABLE.has(code) || BUSY.has(code) || isPoolTimeout(error))
    return new Problem('unavailable', UNAVAILABLE_TEXT);
  if (code === CANCELLED) return new Problem('unavailable', TOO_LONG_TEXT);
  if (code === LARGE_ANSWER) return new Problem('bad-query', LARGE_ANSWER_TEXT);
  if (BAD_VALUE.test(code)) {
    return new Problem('bad-query', {
      en: 'A value cannot be used here.',
      el: 'Μια τιμή δεν μπορεί να χρησιμοποιηθεί εδώ.',
    });
  }
  if (CONSTRAINT.test(code)) {
    return new Problem('conflict', {
      en: 'The record does not fit with what is stored.',
      el: 'Η εγγραφή δεν συμφωνεί με τα αποθηκευμένα δεδομένα.',
    });
  }
  return undefined;
}

/** Tells whether the database gave a statement up that took longer than it may. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CANCELLED;
}

/** The pool has no code for these. */
function isPoolTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)
  );
}
