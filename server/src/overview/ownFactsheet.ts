import { networkGaps } from 'shared-contracts/factsheets/networkFactsheet.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import type { Database } from '../database/database.ts';
import { activeLocalFactsheet } from '../exchange/store/factsheets/activeLocalFactsheet.ts';

/** Counts what keeps the university's own factsheet from its partners; that none is active is one thing to do. */
export async function ownFactsheet(database: Database): Promise<NonNullable<Overview['ownFactsheet']>> {
  const active = await activeLocalFactsheet(database);
  return active === null
    ? { factsheetId: null, missing: 1 }
    : { factsheetId: active.id, missing: networkGaps(active).length };
}
