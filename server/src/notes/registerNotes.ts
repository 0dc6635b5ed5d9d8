import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AgreementNotes } from 'shared-contracts/notes/agreementNotes.ts';
import type { ApplicationNotes } from 'shared-contracts/notes/applicationNotes.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../database/database.ts';
import type { SignedInCaller } from '../platform/tokens/caller.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { Problem } from '../platform/problems/problem.ts';
import { requireFound } from '../platform/problems/refusals.ts';
import { requestLanguage } from '../platform/requests/requestLanguage.ts';
import { addApplicationNote, readApplicationNotes, removeApplicationNote } from './applicationNotes.ts';
import { addNote, addPartnerMail, readNotes, removeNote } from './notes.ts';

/**
 * - canMail: the portal can send mails; publicUrl: ids of mails end in its host
 * - onMail: called when a mail waits
 */
export type NoteParts = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly canMail: boolean;
  readonly publicUrl: string;
  readonly onMail: () => void;
};

/** Registers what the office writes about agreements beside the network. */
export function registerNotes(
  app: FastifyInstance,
  { database, clock, canMail, publicUrl, onMail }: NoteParts,
): void {
  const domain = new URL(publicUrl).hostname;
  const notes = async (
    request: FastifyRequest,
    caller: SignedInCaller,
    id: number,
  ): Promise<AgreementNotes> =>
    requireFound(await readNotes(database, id, { caller, language: requestLanguage(request), canMail }));
  const written = (agreementId: number, { id: userId }: SignedInCaller) => ({
    agreementId,
    userId,
    at: clock(),
  });
  registerCall(app, CALLS.listNotes, ({ params, caller, request }) => notes(request, caller, params.id));
  registerCall(app, CALLS.addNote, async ({ params: { id }, body, caller, request }) => {
    const telling = { canMail, domain };
    await database
      .transaction()
      .execute((transaction) => addNote(transaction, body, { ...written(id, caller), telling }));
    if (canMail && body.tell !== undefined) onMail();
    return notes(request, caller, id);
  });
  registerCall(app, CALLS.mailPartner, async ({ params: { id }, body, caller, request }) => {
    if (!canMail) throw new Problem('unavailable', NO_MAIL);
    const isWritten = await database
      .transaction()
      .execute((transaction) => addPartnerMail(transaction, body, { ...written(id, caller), domain }));
    if (isWritten) onMail();
    return notes(request, caller, id);
  });
  registerCall(app, CALLS.removeNote, async ({ params, caller, request }) =>
    notes(request, caller, requireFound(await removeNote(database, params.id, caller.id))),
  );
}

/** Registers what the office writes about applications for colleagues. */
export function registerApplicationNotes(
  app: FastifyInstance,
  { database, clock, canMail, publicUrl, onMail }: NoteParts,
): void {
  const telling = { canMail, domain: new URL(publicUrl).hostname };
  const notes = async (
    request: FastifyRequest,
    caller: SignedInCaller,
    id: number,
  ): Promise<ApplicationNotes> =>
    requireFound(
      await readApplicationNotes(database, id, { caller, language: requestLanguage(request), canMail }),
    );
  registerCall(app, CALLS.listApplicationNotes, ({ params, caller, request }) =>
    notes(request, caller, params.id),
  );
  registerCall(app, CALLS.addApplicationNote, async ({ params: { id }, body, caller, request }) => {
    const written = { applicationId: id, userId: caller.id, at: clock(), telling };
    await database.transaction().execute((transaction) => addApplicationNote(transaction, body, written));
    if (canMail && body.tell !== undefined) onMail();
    return notes(request, caller, id);
  });
  registerCall(app, CALLS.removeApplicationNote, async ({ params, caller, request }) =>
    notes(request, caller, requireFound(await removeApplicationNote(database, params.id, caller.id))),
  );
}

const NO_MAIL = {
  en: 'The portal sends no mails here. Copy the text and send it from your own mail program.',
  el: 'Η πύλη δεν στέλνει μηνύματα εδώ. Αντιγράψτε το κείμενο και στείλτε το από το δικό σας πρόγραμμα αλληλογραφίας.',
};
