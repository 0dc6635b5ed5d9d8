import {
  codedLanguage,
  rowsOfAgreement,
  type RowsOfAgreement,
} from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import { filter, queryOptions, type Api, type Filter } from 'shared-client';
import { readAllRows } from 'shared-sheet/page';
import { toAgreementListRequest } from '../../../lib/agreementList/agreementListRequest.ts';
import { MOST_ROW_AGREEMENTS } from '../../../lib/mobilityRows/rowsAddress.ts';
import type { GridAsked } from '../model/gridAsked.ts';

/** Ids that one question may name; a filter has 100 comparisons at most. */
const IDS_OF_A_QUESTION = 50;
const REFERENCE_FRESH_MS = 60 * 60_000;

/** - total: of agreements that were asked for; more than there are in `agreements` where they are too many for one table, or some are gone */
export type AskedRows = { readonly agreements: readonly RowsOfAgreement[]; readonly total: number };

/**
 * Reads the agreements whose rows are asked for, once: what is typed stands on top of it, and a version that somebody else saves is met when this one is saved.
 *
 * - onProgress: is told how many were read, and of how many
 */
export function askedRowsQuery(
  api: Api,
  asked: GridAsked,
  onProgress: (read: number, total: number) => void,
) {
  return queryOptions({
    queryKey: ['mfe-agreements', 'agreements', 'rows', asked],
    queryFn: async ({ signal }): Promise<AskedRows> => {
      const agreements: RowsOfAgreement[] = [];
      let total = 'ids' in asked ? asked.ids.length : 0;
      for (const part of partsOf(asked)) {
        for await (const packet of readAllRows(api, rowsOfAgreement, { ...part, signal })) {
          if ('search' in asked) total = packet.total;
          agreements.push(...packet.rows);
          onProgress(agreements.length, total);
          if (agreements.length >= MOST_ROW_AGREEMENTS) break;
        }
      }
      return { agreements: agreements.slice(0, MOST_ROW_AGREEMENTS), total };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

type Part = { readonly filter: Filter | undefined; readonly search?: string };

function partsOf(asked: GridAsked): readonly Part[] {
  if ('search' in asked) {
    const { filter: wanted, search } = toAgreementListRequest(asked.search, new Date());
    return [{ filter: wanted, ...(search !== undefined && { search }) }];
  }
  const ids = asked.ids.slice(0, MOST_ROW_AGREEMENTS);
  return Array.from({ length: Math.ceil(ids.length / IDS_OF_A_QUESTION) }, (_, part) => ({
    filter: filter.anyOf('id', ids.slice(part * IDS_OF_A_QUESTION, (part + 1) * IDS_OF_A_QUESTION)),
  }));
}

/** Languages with their codes, by which the checks before sending go. */
export function codedLanguagesQuery(api: Api) {
  return queryOptions({
    queryKey: ['mfe-agreements', 'codedLanguages'],
    queryFn: ({ signal }) => api.list(codedLanguage, { top: 'all' }, { signal }),
    staleTime: REFERENCE_FRESH_MS,
  });
}
