import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { factsheetItem, type FactsheetItem } from 'shared-contracts/factsheets/entities/factsheetItem.ts';
import { filter, type Api } from 'shared-client';

/**
 * Reads the active factsheet of each institution of an agreement; an institution without one is left out. Throws ApiError.
 *
 * The factsheet in force counts, also where the agreement was linked with an earlier one.
 */
export async function readFactsheets(
  api: Api,
  { institutions }: AgreementItem,
  signal: AbortSignal,
): Promise<readonly FactsheetItem[]> {
  const ids = institutions.map(({ id }) => id);
  const isWanted = filter.and(filter.anyOf('institution/id', ids), filter.eq('isActive', true));
  const { value } = await api.list(factsheetItem, { filter: isWanted, top: 'all' }, { signal });
  return value;
}
