import type { DestinationDesk } from 'shared-contracts/places/destinations.ts';
import type { Database } from '../../database/database.ts';
import { keptDestinations } from './keptDestinations.ts';
import { readOwnStudies } from './ownStudies.ts';

/** Tells what a person studies, as far as it is known, and what they keep. */
export async function readDesk(database: Database, user: number, year: number): Promise<DestinationDesk> {
  const studies = await readOwnStudies(database, user);
  const kept = await keptDestinations(database, user, { department: studies.department?.id ?? null, year });
  return { year, ...studies, kept };
}
