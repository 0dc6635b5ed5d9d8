import { LRUCache } from 'lru-cache';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import { readVersions } from '../data/records.ts';
import type { Database } from '../database/database.ts';

/** People of whom something is remembered. */
const MOST_REMEMBERED = 200;

type Count<Value> = (caller: Caller, today: Date) => Promise<Value>;
type Remembered<Value> = { readonly versions: string; readonly value: Promise<Value> };

/**
 * Remembers what was counted for each person until one of the sets that it was counted from changes, or the day does. Whoever asks while it is
 * counted waits for the same.
 */
export function rememberUntilChanged<Value>(
  database: Database,
  sets: readonly SetName[],
  count: Count<Value>,
): Count<Value> {
  const known = new LRUCache<string, Remembered<Value>>({ max: MOST_REMEMBERED });

  function forget(key: string, counted: Remembered<Value>): void {
    if (known.peek(key) === counted) known.delete(key);
  }

  return async (caller, today) => {
    const key = [caller.id, caller.permissions.join(), universityDay(today)].join('\n');
    const versions = await readVersions(database, sets);
    const remembered = known.get(key);
    if (remembered?.versions === versions) return remembered.value;
    const counted = { versions, value: count(caller, today) };
    known.set(key, counted);
    try {
      const value = await counted.value;
      // Whatever changed while it was counted may be in one number and not in another: that is told once, and not remembered.
      if ((await readVersions(database, sets)) !== versions) forget(key, counted);
      return value;
    } catch (error) {
      forget(key, counted);
      throw error;
    }
  };
}
