import { LRUCache } from 'lru-cache';
import type { Caller } from 'shared-contracts/access.ts';
import { todayAtUniversity } from 'shared-contracts/deadline.ts';
import type { Overview } from 'shared-contracts/overview.ts';
import { readVersions } from '../data/records.ts';
import { listAttention } from '../exchange/store/attention.ts';
import { countIncoming } from '../exchange/store/listIncoming.ts';
import {
  countUndelivered,
  type LastingOverview,
  type OverviewServices,
  readLasting,
} from './readOverview.ts';

/** Sets whose changes may change what is remembered. */
const SETS = [
  'MobilityAgreements',
  'MobilityNotifications',
  'MobilityInstitutions',
  'MobilityDepartments',
  'ApplicationStudentStudiesForms',
] as const;
/** People of whom it is remembered. */
const MOST_REMEMBERED = 200;

type Remembered = { readonly versions: string; readonly overview: Promise<LastingOverview> };

/**
 * Makes the reader of what needs somebody today, as far as a caller may know it.
 *
 * What was counted is remembered until one of the sets that it was counted from changes, or the day does. What the network does is asked for each time:
 * no set tells of it.
 */
export function overviewReader(services: OverviewServices): (caller: Caller) => Promise<Overview> {
  const { database, clock, isConnected } = services;
  const known = new LRUCache<string, Remembered>({ max: MOST_REMEMBERED });

  async function lasting(caller: Caller, today: Date): Promise<LastingOverview> {
    // Drafts grow old by the day of the university, and agreements end by that of the world.
    const days = [todayAtUniversity(today), today.toISOString().slice(0, 10)];
    const key = [caller.id, caller.permissions.join(), ...days].join('\n');
    const versions = await readVersions(database, SETS);
    const remembered = known.get(key);
    if (remembered?.versions === versions) return remembered.overview;
    const counted = { versions, overview: readLasting(database, caller, today) };
    known.set(key, counted);
    try {
      const overview = await counted.overview;
      // Whatever changed while it was counted may be in one number and not in another: that is told once, and not remembered.
      if ((await readVersions(database, SETS)) !== versions) forget(key, counted);
      return overview;
    } catch (error) {
      forget(key, counted);
      throw error;
    }
  }

  function forget(key: string, counted: Remembered): void {
    if (known.peek(key) === counted) known.delete(key);
  }

  return async (caller) => {
    const today = clock();
    const isOffice = caller.permissions.includes('iia_edit_iro');
    const [{ agreements, ...rest }, undelivered, attention, incoming] = await Promise.all([
      lasting(caller, today),
      isOffice ? countUndelivered(database, caller, today) : null,
      isOffice ? listAttention(database, today) : null,
      isOffice && isConnected ? countIncoming(database) : null,
    ]);
    return {
      ...rest,
      agreements: { ...agreements, undelivered },
      attention: attention && { count: attention.value.length, hasMore: attention.hasMore },
      incoming,
    };
  };
}
