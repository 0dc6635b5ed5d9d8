import { Problem } from '../../../platform/problems/problem.ts';
import type { SaveState } from './parsedMembers.ts';

const STATES: ReadonlyMap<unknown, SaveState> = new Map([
  [1, 'insert'],
  [2, 'update'],
  [4, 'delete'],
]);

/** Reads `$state`; absent or null is undefined. Throws `bad-body`, also for 16 (execute), which no set offers. */
export function parseState(value: unknown): SaveState | undefined {
  if (value === undefined || value === null) return undefined;
  const state = STATES.get(value);
  if (state !== undefined) return state;
  throw new Problem(
    'bad-body',
    {
      en: '$state must be 1 (insert), 2 (update) or 4 (delete).',
      el: 'Το $state πρέπει να είναι 1 (εισαγωγή), 2 (ενημέρωση) ή 4 (διαγραφή).',
    },
    { field: '$state' },
  );
}
