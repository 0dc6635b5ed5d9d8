import { Problem } from '../../../platform/problems/problem.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const NOT_NULL_VIOLATION = '23502';
const CHECK_VIOLATION = '23514';
/** Class 22: a value that PostgreSQL cannot take. */
const DATA_EXCEPTION = '22';

type PostgresFault = { readonly code: string };

/** Tells whether a transaction lost against another one and may simply be run again. */
export function isWorthRetrying(error: unknown): boolean {
  const code = postgresFault(error)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/**
 * Turns what the database refuses in a save into an answer for the caller.
 *
 * - everything else is given back as it came; the error handler knows about lost connections and the like
 */
export function saveProblem(error: unknown): unknown {
  const fault = postgresFault(error);
  if (fault === undefined) return error;
  if (fault.code === UNIQUE_VIOLATION) {
    return new Problem('conflict', {
      en: 'Another record holds one of these values, and they must be unique.',
      el: 'Άλλη εγγραφή έχει ήδη μία από αυτές τις τιμές, που πρέπει να είναι μοναδικές.',
    });
  }
  if (fault.code === FOREIGN_KEY_VIOLATION) {
    return new Problem('conflict', {
      en: 'Other records refer to this one, or it refers to a record that no longer exists.',
      el: 'Άλλες εγγραφές παραπέμπουν σε αυτήν, ή αυτή παραπέμπει σε εγγραφή που δεν υπάρχει πλέον.',
    });
  }
  if (
    fault.code === NOT_NULL_VIOLATION ||
    fault.code === CHECK_VIOLATION ||
    fault.code.startsWith(DATA_EXCEPTION)
  ) {
    return new Problem('validation-failed', {
      en: 'The record holds a value that cannot be stored.',
      el: 'Η εγγραφή περιέχει τιμή που δεν μπορεί να αποθηκευτεί.',
    });
  }
  return error;
}

function postgresFault(error: unknown): PostgresFault | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^[0-9A-Z]{5}$/.test(error.code) && 'severity' in error ? { code: error.code } : undefined;
}
