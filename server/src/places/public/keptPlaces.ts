import type { Database } from '../../database/database.ts';
import { applicationYear } from '../applicationYear.ts';
import { type PublicPlaces, readPublicPlaces } from './readPublicPlaces.ts';

const KEPT_MS = 60_000;

/**
 * Gives what everybody may know, read anew once in a minute at most, however many ask and whatever they ask for: filters answer from memory.
 *
 * Rejects where the database cannot be read; the next one who asks has it tried again.
 */
export function keptPlaces(database: Database, clock: () => Date): () => Promise<PublicPlaces> {
  let kept: { readonly at: number; readonly places: Promise<PublicPlaces> } | undefined;
  return () => {
    const now = clock().getTime();
    if (kept !== undefined && now - kept.at < KEPT_MS && now >= kept.at) return kept.places;
    const places = applicationYear(database, clock()).then((year) => readPublicPlaces(database, year));
    const mine = { at: now, places };
    kept = mine;
    places.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return places;
  };
}
