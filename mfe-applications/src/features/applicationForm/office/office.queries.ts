import { readApplicationHistory } from 'shared-contracts/applications/entities/applicationCalls.ts';
import {
  addApplicationNote,
  listApplicationNotes,
  removeApplicationNote,
} from 'shared-contracts/notes/applicationNoteCalls.ts';
import type { NewNote } from 'shared-contracts/notes/agreementNotes.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import {
  keepPreviousData,
  queryOptions,
  type SendCall,
  useCall,
  useMutation,
  useQueryClient,
} from 'shared-client';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';

/** Who did what with an application, the newest first; what is shown stays while more is on its way. - tag: of names */
export function historyQuery(call: SendCall, id: number, tag: LanguageTag, count: number) {
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'history', id, tag, count],
    queryFn: ({ signal }) =>
      call(readApplicationHistory, { params: { id }, query: { $top: count, $skip: 0 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Where the notes of an application lie in the cache. */
function notesKey(id: number): readonly unknown[] {
  return [...APPLICATIONS_KEY, 'notes', id];
}

/** What the office wrote about an application. - tag: of people's names */
export function notesQuery(call: SendCall, id: number, tag: LanguageTag) {
  return queryOptions({
    queryKey: [...notesKey(id), tag],
    queryFn: ({ signal }) => call(listApplicationNotes, { params: { id }, signal }),
    // Colleagues write while nobody looks.
    staleTime: 0,
  });
}

/** Writes a note; the list is read anew, whatever comes of it. */
export function useAddNote(id: number) {
  const call = useCall();
  return useMutation({
    mutationFn: (note: NewNote) => call(addApplicationNote, { params: { id }, body: note }),
    onSettled: useReadAnew(id),
  });
}

/** Takes back a note of the person's own. */
export function useRemoveNote(id: number) {
  const call = useCall();
  return useMutation({
    mutationFn: (note: number) => call(removeApplicationNote, { params: { id: note } }),
    onSettled: useReadAnew(id),
  });
}

function useReadAnew(id: number): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: notesKey(id) });
}
