import type { PartnerEvent } from 'shared-contracts/exchangeCopies.ts';
import { ANSWERED_BY_SENDING, AWAY, FOR_PEOPLE } from '../../status/attentionRule.ts';

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

/** `store/attention.ts` says the same of all agreements at once. */
function saysSomething({ news, state, failure, source }: PartnerEvent): boolean {
  if (news === null || news === 'repeated') return false;
  if (news !== 'failed') return true;
  const isAway = failure !== null && AWAY.includes(failure);
  return !isAway || (state === 'given-up' && source !== 'office');
}
