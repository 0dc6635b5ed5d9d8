import type { exchangeRow } from './world.ts';

type Row = Awaited<ReturnType<typeof exchangeRow>>;

/**
 * Status and termination by the tables of the specification, out of what both sides serve and answer; written apart from the product's
 * own table, to check it.
 *
 * - mine, theirs: what each keeps of the agreement; theirs is undefined when the partner has none, or deleted it
 */
export function statusByTheFacts(
  mine: Row,
  theirs: Row,
  myId: string,
): { ewpStatus: number; terminated: number } {
  const isMapped = theirs?.partner_iia_id === myId;
  const ours = mine?.ours ?? null;
  const partners = isMapped || mine?.partner_iia_id != null ? (theirs?.ours ?? null) : null;
  const agreed = mine?.approved ?? null;
  const isChanging = mine?.changing === 'us';
  const isOursNew = ours !== null && ours.hash !== agreed?.ours.hash;
  const isPartnersNew = partners !== null && partners.hash !== agreed?.partners.hash;
  const weApproved = partners !== null && mine?.our_approval === partners.hash;
  const partnerApproved = ours !== null && isMapped && theirs.our_approval === ours.hash;
  const isEnded = agreed?.ours.isTerminated === true;
  const terminated = isEnded ? 4 : 0;
  // An end stays while both copies say it, and neither says anything else by what we begin.
  if (isEnded && !isChanging && ours?.isTerminated === true && partners?.isTerminated === true)
    return { ewpStatus: 7, terminated };
  if (
    agreed !== null &&
    !isEnded &&
    (ours?.isTerminated === true || (partners?.isTerminated === true && !isChanging && !isOursNew))
  ) {
    const we = weApproved && partners.isTerminated;
    const partner = partnerApproved && ours.isTerminated;
    return { ewpStatus: 7, terminated: we ? (partner ? 4 : 2) : partner ? 3 : 1 };
  }
  const isInitiated = agreed !== null && isChanging;
  if (agreed !== null && !isOursNew && !isPartnersNew && !isInitiated) return { ewpStatus: 7, terminated };
  const isSent = isOursNew || isInitiated;
  const [we, partner] = [weApproved && isPartnersNew, partnerApproved && isOursNew];
  if (we && partner) return { ewpStatus: 7, terminated };
  if (we) return { ewpStatus: 5, terminated };
  if (partner) return { ewpStatus: 6, terminated };
  if (isSent && isPartnersNew) return { ewpStatus: 4, terminated };
  if (isSent) return { ewpStatus: 2, terminated };
  return { ewpStatus: isPartnersNew ? 3 : 1, terminated };
}
