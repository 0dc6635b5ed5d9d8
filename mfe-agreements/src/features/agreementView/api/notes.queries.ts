import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { listNotes } from 'shared-contracts/notes/noteCalls.ts';
import type { AgreementNotes } from 'shared-contracts/notes/agreementNotes.ts';
import { queryOptions, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

const REFRESH_MS = 15_000;

/** Where the notes of an agreement lie in the cache. */
export function notesKey(agreementId: number): readonly unknown[] {
  return [...AGREEMENTS_KEY, 'notes', agreementId];
}

/** What was written about an agreement; read again while a mail is on its way and somebody looks. - tag: of people's names */
export function notesQuery(call: SendCall, agreementId: number, tag: LanguageTag) {
  return queryOptions({
    queryKey: [...notesKey(agreementId), tag],
    queryFn: ({ signal }) => call(listNotes, { params: { id: agreementId }, signal }),
    // Colleagues write while nobody looks.
    staleTime: 0,
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data) && REFRESH_MS,
  });
}

function isUnderWay({ value }: AgreementNotes): boolean {
  return value.some(({ state }) => state === 'waiting' || state === 'handing-over');
}
