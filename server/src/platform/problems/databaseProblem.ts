import { Problem } from './problem.ts';
import { LARGE_ANSWER_TEXT, STORAGE_FULL_TEXT, TOO_LONG_TEXT, UNAVAILABLE_TEXT } from './problemTexts.ts';

/** Ways in which a connection cannot be had, or dies: of the system, and of the driver, which has no codes of its own. */
const UNREACHABLE =
  /^(?:E(?:AI_AGAIN|CONNABORTED|CONNREFUSED|CONNRESET|HOSTDOWN|HOSTUNREACH|NETDOWN|NETUNREACH|NOTCONN|NOTFOUND|PIPE|TIMEDOUT)|ERR_(?:SOCKET_CLOSED|STREAM_\w+))$/;
const LOST_CONNECTION =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:was closed|has encountered a connection error|has already been connected)|Cannot use a pool after calling end|Query read timeout|timeout expired|Received unexpected \w+ message from backend|This socket has been ended by the other party|driver has already been destroyed)/i;
/**
 * SQL states in which the same call may well succeed in a moment: 08 the connection, 53 short of means, 57P the server stops, starts or ends a session, 25P03 and
 * 25P04 a transaction that was given up, 58 the system below, 55P03 a lock, 40 another transaction won.
 */
const UNAVAILABLE = /^(?:08\w{3}|53\w{3}|57P\w{2}|25P0[34]|58\w{3}|55P03|40\w{3})$/;
/** The disk of the database, and that of a folder. */
const NO_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** The folder of files cannot be used: nothing is wrong with the call. */
const NO_FOLDER = new Set(['EACCES', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOTDIR', 'EPERM']);
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
  if (NO_ROOM.has(code)) return new Problem('storage-full', STORAGE_FULL_TEXT);
  if (UNREACHABLE.test(code) || UNAVAILABLE.test(code) || NO_FOLDER.has(code) || isLostConnection(error))
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

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Whatever kept it from connecting: a socket that is not there has a code of files.
  return ('syscall' in error && error.syscall === 'connect') || LOST_CONNECTION.test(error.message);
}
