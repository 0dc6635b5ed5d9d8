import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { listDocuments, readCopies } from 'shared-contracts/exchange/copiesCalls.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { queryOptions, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

const REFRESH_MS = 15_000;

/** How the two copies of an agreement stand; read again while something is under way and somebody looks. - tag: of people's names */
export function copiesQuery(call: SendCall, agreementId: number, tag: LanguageTag) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'copies', agreementId, tag],
    queryFn: ({ signal }) => call(readCopies, { params: { id: agreementId }, signal }),
    // Partners act while nobody looks.
    staleTime: 0,
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data) && REFRESH_MS,
  });
}

function isUnderWay({ untold, events }: Copies): boolean {
  return untold.some(({ state }) => state === 'waiting') || events.some(({ state }) => state === 'waiting');
}

/** A page of the documents that are kept of an agreement, the newest first. - before: id of the last one of the page before; null for the first page */
export function keptDocumentsQuery(
  call: SendCall,
  agreementId: number,
  before: number | null,
  tag: LanguageTag,
) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'documents', agreementId, before, tag],
    queryFn: ({ signal }) =>
      call(listDocuments, { params: { id: agreementId }, query: { before: before ?? undefined }, signal }),
    staleTime: 0,
  });
}
