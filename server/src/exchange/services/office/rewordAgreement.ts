import { isOver } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import type { ChangeContext } from '../../../data/records.ts';
import { type Rewording, rewordCopy } from '../../mapping/rewordCopy.ts';
import { statusOf } from '../../status/statusTable.ts';
import { inAgreement, type OpenAgreement } from '../agreement/openAgreement.ts';
import { keep, say } from '../agreement/openChanges.ts';
import { tellOfOtherWords, tellOfOurCopy } from '../agreement/writeDown.ts';
import type { ExchangeServices } from '../exchangeServices.ts';

export type { Rewording };

/** - contacts: by the record that goes the one that comes in its place; absent where records stay and say something else */
export type AgreementRewording = Rewording & { readonly contacts?: ReadonlyMap<number, number> };

/** - isTold: the partner is told; deliveries: the notifications that were written down */
export type Reworded = { readonly isTold: boolean; readonly deliveries: readonly number[] };

/**
 * Says something else of one of our people in an agreement: in the agreement where another record is named, and in the copies of ours that the partner
 * reads and both have approved. Whatever else has been changed since the copy was sent waits to be sent as before; no status moves.
 *
 * The partner of an agreement that has not ended is told of its copy's other words.
 *
 * - services: null while the portal is not connected to the network
 */
export async function rewordAgreement(
  services: ExchangeServices | null,
  context: ChangeContext,
  agreementId: number,
  rewording: AgreementRewording,
): Promise<Reworded> {
  const reworded = await inAgreement(context, agreementId, async (open) => {
    open.isReworded = true;
    const isServed = rewordCopies(open, rewording);
    if (rewording.contacts !== undefined) replaceRecords(open, rewording.contacts);
    const { ours } = open.state;
    if (services === null || ours === null || !isServed || isOver(statusOf(open.state))) return NOBODY_TOLD;
    // A new version of the agreement is one that the partner knows of: the log says so.
    if (rewording.contacts === undefined) await tellOfOtherWords(services, open, ours.hash);
    else await tellOfOurCopy(services, open, ours.hash);
    return { isTold: true, deliveries: open.deliveries };
  });
  return reworded ?? NOBODY_TOLD;
}

const NOBODY_TOLD: Reworded = { isTold: false, deliveries: [] };

/** Tells whether the copy that the partner reads says something else now. */
function rewordCopies(open: OpenAgreement, rewording: Rewording): boolean {
  const { ours, approved } = open.state;
  if (ours === null) return false;
  const said = rewordCopy(ours, rewording);
  const agreed = approved === null ? null : rewordCopy(approved.ours, rewording);
  // An agreement of an earlier system has no copy but the one that is made of its records now.
  const isServed = said !== ours || open.isAdopted;
  // One of an earlier system is served from now on, as soon as anything is written of it.
  if (isServed && !open.isAdopted) keep(open, { servedAt: open.at });
  if (said === ours && agreed === approved?.ours) return isServed;
  keep(open, {
    state: {
      ...open.state,
      ours: said,
      approved: approved === null || agreed === null ? null : { ...approved, ours: agreed },
    },
  });
  return isServed;
}

function replaceRecords(open: OpenAgreement, contacts: ReadonlyMap<number, number>): void {
  const { published, stored } = open;
  const { approvedCopy } = stored;
  say(open, { departmentalCoordinatorContacts: replaced(stored, contacts) });
  if (published !== null) {
    keep(open, {
      published: { ...published, departmentalCoordinatorContacts: replaced(published, contacts) },
    });
  }
  if (approvedCopy === null) return;
  const { agreement } = approvedCopy;
  say(open, {
    approvedCopy: {
      ...approvedCopy,
      agreement: { ...agreement, departmentalCoordinatorContacts: replaced(agreement, contacts) },
    },
  });
}

function replaced(
  { departmentalCoordinatorContacts: ids }: { readonly departmentalCoordinatorContacts?: unknown },
  contacts: ReadonlyMap<number, number>,
): number[] {
  // What was kept of an agreement at some time is read as it was written.
  const named = Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  return [...new Set(named.map((id) => contacts.get(id) ?? id))].sort((a, b) => a - b);
}
