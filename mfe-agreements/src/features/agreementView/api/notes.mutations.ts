import { addNote, mailPartner, removeNote } from 'shared-contracts/notes/noteCalls.ts';
import type { NewNote, NewPartnerMail } from 'shared-contracts/notes/agreementNotes.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { notesKey } from './notes.queries.ts';

/** Writes a note; the list is read anew, whatever comes of it. */
export function useAddNote(agreementId: number) {
  const call = useCall();
  return useMutation({
    mutationFn: (note: NewNote) => call(addNote, { params: { id: agreementId }, body: note }),
    onSettled: useReadAnew(agreementId),
  });
}

/** Sends a mail to somebody of the partner. */
export function useMailPartner(agreementId: number) {
  const call = useCall();
  return useMutation({
    mutationFn: (mail: NewPartnerMail) => call(mailPartner, { params: { id: agreementId }, body: mail }),
    onSettled: useReadAnew(agreementId),
  });
}

/** Takes back a note of the person's own. */
export function useRemoveNote(agreementId: number) {
  const call = useCall();
  return useMutation({
    mutationFn: (id: number) => call(removeNote, { params: { id } }),
    onSettled: useReadAnew(agreementId),
  });
}

function useReadAnew(agreementId: number): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: notesKey(agreementId) });
}
