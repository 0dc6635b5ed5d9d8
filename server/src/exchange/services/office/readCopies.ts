import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import { CNR_KINDS } from 'shared-contracts/exchange/exchange.ts';
import type { ApprovalStand, Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../../../database/database.ts';
import { changeAsSystem } from '../../../data/records.ts';
import { differencesOf } from '../../conditions/differences.ts';
import { findEventsForPeople } from '../../store/attention.ts';
import { findLastRead } from '../../store/copies/copyReads.ts';
import { readCopyTimes, type CopyTimes } from '../../store/copies/copyTimes.ts';
import { readLastOffer } from '../../store/copies/offeredFiles.ts';
import { listParted } from '../../store/copies/partedCopies.ts';
import { listPartnerEvents } from '../../store/evidence/partnerEvents.ts';
import { listUndelivered } from '../../store/outgoing/undelivered.ts';
import { HASH_NOT_KNOWN } from '../../status/exchangeState.ts';
import { inAgreement, type OpenAgreement } from '../agreement/openAgreement.ts';
import { presentCopy, presentIia, unsentOf } from '../../mapping/ourCopy.ts';
import { unsentPeople } from '../../mapping/unsentPeople.ts';
import { untakenParts } from '../../mapping/untakenParts.ts';

/**
 * Reads how the two copies of an agreement stand; undefined when there is no such agreement.
 *
 * - language: of people's names
 */
export async function readCopies(
  database: Database,
  agreementId: number,
  { isConnected, language }: { readonly isConnected: boolean; readonly language: LanguageTag },
): Promise<Copies | undefined> {
  return changeAsSystem({ database, clock: () => new Date() }, { userId: null }, (context) =>
    inAgreement(context, agreementId, async (open) => {
      const { database: transaction } = context;
      const { item, partnerHeiId, partnerIiaId } = open;
      const named = { id: open.id, iiaId: ownIiaId(item), partnerHeiId, partnerIiaId };
      const events = await listPartnerEvents(transaction, named, language);
      const times = await readCopyTimes(transaction, open.id, open.state);
      const lastRead = await findLastRead(transaction, open.id);
      const isDeleted = open.stored.isDeleted;
      const forPeople = await findEventsForPeople(transaction, open.id);
      return {
        isConnected,
        partner: { heiId: open.partnerHeiId || null, iiaId: open.partnerIiaId },
        ...copiesOf(open, { ...times, lastRead }),
        pdf: await pdfOf(transaction, open),
        ...editsOf(open),
        parted: [...(await listParted(transaction, open.id, language))],
        untaken: untakenOf(open),
        untold: [...(await listUndelivered(transaction, open.id))],
        events: [...events],
        attention: isDeleted
          ? []
          : CNR_KINDS.flatMap((kind) =>
              events.filter((event) => event.kind === kind && forPeople.has(event.id)),
            ),
      };
    }),
  );
}

type Times = CopyTimes & { readonly lastRead: Awaited<ReturnType<typeof findLastRead>> };

function copiesOf(
  open: OpenAgreement,
  times: Times,
): Pick<Copies, 'ours' | 'partners' | 'approved' | 'differences'> {
  const { state, partnerFetchedAt } = open;
  const { ours, approved, ourApproval, partnerApproval } = state;
  const partners = knownCopyOf(open);
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  return {
    ours: ours && {
      hash: ours.hash,
      isTerminated: ours.isTerminated,
      since: iso(times.servedAt),
      toldAt: iso(times.toldAt),
      read: times.lastRead ? { ...times.lastRead, at: times.lastRead.at.toISOString() } : null,
      approval: { stand: standOf(partnerApproval, ours.hash), at: iso(times.partnerApprovedAt) },
    },
    partners: partners && {
      hash: partners.hash,
      isTerminated: partners.isTerminated,
      namesOurs: partners.iia.partners[1].iiaId === ownIiaId(open.item),
      fetchedAt: iso(partnerFetchedAt),
      approval: { stand: standOf(ourApproval, partners.hash), at: iso(times.weApprovedAt) },
    },
    approved: approved && {
      ours: approved.ours.hash,
      partners: approved.partners.hash === HASH_NOT_KNOWN ? null : approved.partners.hash,
      at: iso(times.concludedAt),
    },
    differences:
      ours === null || partners === null
        ? null
        : [
            ...differencesOf({
              ours: ours.iia.cooperationConditions,
              partners: partners.iia.cooperationConditions,
              approved: approved?.ours.iia.cooperationConditions ?? null,
            }),
          ],
  };
}

/** The partner's copy as it was fetched; null for none, and for what an earlier system had of it. */
function knownCopyOf({ state: { partners } }: OpenAgreement) {
  return partners?.hash === HASH_NOT_KNOWN ? null : partners;
}

function untakenOf(open: OpenAgreement) {
  const partners = knownCopyOf(open);
  return partners === null ? [] : untakenParts(partners.iia);
}

async function pdfOf(database: Database, { id }: OpenAgreement): Promise<Copies['pdf']> {
  const last = await readLastOffer(database, id);
  return last === undefined ? null : { at: last.at.toISOString(), isOfPresent: last.isOfPresent };
}

function standOf(approval: string | null, hash: string): ApprovalStand {
  if (approval === null) return 'none';
  return approval === hash ? 'present' : 'earlier';
}

/** What somebody changed since our copy was made; the partner knows nothing of it. */
function editsOf(
  open: OpenAgreement,
): Pick<Copies, 'hasUnsentEdits' | 'areOnlyPeopleUnsent' | 'unsentEdits' | 'unsentPeople'> {
  const { item, partnerIiaId, published, state } = open;
  const { ours } = state;
  if (ours === null || open.stored.isDeleted) return { hasUnsentEdits: false, unsentEdits: [] };
  const context = { partnerIiaId, isTerminated: ours.isTerminated };
  const now = presentIia(item, context, { ours, published });
  const unsentEdits = differencesOf({
    ours: now.cooperationConditions,
    partners: ours.iia.cooperationConditions,
    approved: null,
  }).map(({ field, ours: here, partners: there }) => ({ field, now: here, sent: there }));
  // What cannot be sent as it is says something else only where that is seen.
  const isSendable = presentCopy(item, context, { ours, published }) !== null;
  const unsent = isSendable ? unsentOf(item, ours, { partnerIiaId, published }) : 'nothing';
  return {
    hasUnsentEdits: unsentEdits.length > 0 || unsent !== 'nothing',
    areOnlyPeopleUnsent: unsent === 'people',
    unsentEdits,
    unsentPeople: unsent === 'nothing' ? [] : [...unsentPeople(now, ours.iia)],
  };
}
