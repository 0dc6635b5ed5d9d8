import type { PartnerEvent, PartnerNews } from 'shared-contracts/exchangeCopies.ts';

/** What people have to look into: nothing that the portal does by itself mends it. */
const FOR_PEOPLE: readonly PartnerNews[] = [
  'deleted',
  'deletion-ignored',
  'approval-withdrawn',
  'withdrawal-ignored',
  'wrong-hash',
  'other-partners',
  'failed',
];
/** Whoever sends another copy has seen these. */
const ANSWERED_BY_SENDING: readonly PartnerNews[] = ['deleted', 'approval-withdrawn'];

/**
 * Picks what people have to look into: of each kind the latest event that says something, if it is such a one.
 *
 * - events: the newest first
 * - sentAt: when somebody sent our copy last; null for never
 */
export function attentionOf(events: readonly PartnerEvent[], sentAt: Date | null): readonly PartnerEvent[] {
  const latest = (['iia-cnr', 'iia-approval-cnr'] as const).flatMap(
    (kind) => events.find((event) => event.kind === kind && saysSomething(event)) ?? [],
  );
  return latest.filter(({ news, settledAt }) => {
    if (news === null || !FOR_PEOPLE.includes(news)) return false;
    if (!ANSWERED_BY_SENDING.includes(news)) return true;
    return sentAt === null || settledAt === null || Date.parse(settledAt) >= sentAt.getTime();
  });
}

/** A partner that cannot be reached is tried again by the portal, and who asked by hand was told. */
function saysSomething({ news, state, failure, source }: PartnerEvent): boolean {
  if (news === null || news === 'repeated') return false;
  if (news !== 'failed') return true;
  const isAway =
    failure === 'network' || failure === 'timeout' || failure === 'not-on-network' || failure === 'status';
  return !isAway || (state === 'given-up' && source !== 'office');
}
