import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { savedRecordSchema } from 'shared-contracts/members/reply/savedRecord.ts';
import { ApiError, useApi, useMutation, useQueryClient } from 'shared-client';
import { referenceKey } from 'shared-record/reference';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';
import type { Change } from '../model/cells/changes.ts';
import { useFactsheetViewQuery } from './factsheetView.queries.ts';

/**
 * What became of a change that was not refused.
 *
 * - saved: made, or the factsheet said so already; undo takes it back
 * - changed: somebody else has said something else in the same place; nothing was sent
 * - gone: its place is no more
 * - sheet: the factsheet as it is now
 */
export type ChangeOutcome =
  | { readonly kind: 'saved'; readonly sheet: FactsheetView; readonly undo: Change }
  | { readonly kind: 'changed' | 'gone'; readonly sheet: FactsheetView };

/** Somebody who saves without end must not keep this one from an answer. */
const MOST_TRIES = 5;

/**
 * Makes single changes of a factsheet, one after the other: of whatever version is there by then, as long as nobody else has changed the same.
 *
 * Throws ApiError.
 */
export function useFactsheetChange(id: number) {
  const api = useApi();
  const cache = useQueryClient();
  const query = useFactsheetViewQuery(id);
  const readAgain = () => cache.query({ ...query, staleTime: 0 });

  const apply = async (change: Change): Promise<ChangeOutcome> => {
    let sheet = cache.getQueryData(query.queryKey) ?? (await readAgain());
    for (let tries = 1; ; tries += 1) {
      const state = change.stateIn(sheet);
      if (state === 'changed' || state === 'gone') return { kind: state, sheet };
      if (state === 'done') return { kind: 'saved', sheet, undo: change.undoIn(sheet) };
      try {
        await api.save(
          'MobilityFactsheets',
          { id, dateModified: sheet.dateModified, ...change.bodyFor(sheet) },
          savedRecordSchema,
        );
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'stale' || tries === MOST_TRIES) throw error;
        sheet = await readAgain();
        continue;
      }
      // Forgotten, not only marked as old: the wizard and the list would show the factsheet as it was until the new one has come.
      cache.removeQueries({ queryKey: FACTSHEETS_KEY, type: 'inactive' });
      void cache.invalidateQueries({ queryKey: referenceKey('MobilityInstitutions') });
      sheet = await readAgain();
      return { kind: 'saved', sheet, undo: change.undoIn(sheet) };
    }
  };

  return useMutation({
    scope: { id: `factsheet-${id}` },
    mutationFn: (change: Change) => apply(change),
    samePress: (change) => {
      const sheet = cache.getQueryData(query.queryKey);
      return sheet === undefined ? change : [sheet.dateModified, change.bodyFor(sheet)];
    },
  }).mutateAsync;
}
