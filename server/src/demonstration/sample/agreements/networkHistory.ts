import type { AgreementFacts } from './agreementFacts.ts';
import { hexHash, uuid } from '../chance/numbers.ts';
import type { Partner } from '../partners/partners.ts';
import type { Random } from '../chance/random.ts';
import type { SampleContext } from '../context/sampleContext.ts';

type HistoryOf = { readonly id: number; readonly partner: Partner; readonly facts: AgreementFacts };

/** Who has told and approved what, by the status that follows from it. */
const HISTORY = {
  'Not notified': { weNotified: false, partnerNotified: false, weApproved: false, partnerApproved: false },
  'Notified by us': { weNotified: true, partnerNotified: false, weApproved: false, partnerApproved: false },
  'Notified by partner': {
    weNotified: false,
    partnerNotified: true,
    weApproved: false,
    partnerApproved: false,
  },
  'Notified by all': { weNotified: true, partnerNotified: true, weApproved: false, partnerApproved: false },
  'Approved by us': { weNotified: true, partnerNotified: true, weApproved: true, partnerApproved: false },
  'Approved by partner': {
    weNotified: true,
    partnerNotified: true,
    weApproved: false,
    partnerApproved: true,
  },
  'Approved by all': { weNotified: true, partnerNotified: true, weApproved: true, partnerApproved: true },
} as const;

/** Types of notification, in the words of the network; the second one says that somebody approved the copy it names. */
export const NOTIFICATION_TYPE = { agreement: 'iia-cnr', approval: 'iia-approval-cnr' } as const;

/**
 * Adds what the network knows of an agreement: the partner's ids, notifications and approvals.
 *
 * They are exactly those from which the agreement's status and termination follow.
 */
export function addNetworkHistory(
  context: SampleContext,
  random: Random,
  { id, partner, facts }: HistoryOf,
): void {
  if (!facts.ewpStatus) return;
  const history = HISTORY[facts.ewpStatus];
  const partnerIiaId = history.partnerNotified ? partnerIdentification(context, random, id, facts) : null;
  const sides = sidesOf(context, partner, id, partnerIiaId);
  const later = momentsOf(facts, wordsOf(facts));

  if (history.weNotified) notify(context, sides.ours, later());
  if (history.partnerNotified) notify(context, sides.theirs, later());
  const first = { ours: hexHash(random), theirs: hexHash(random) };
  if (history.weApproved) approve(context, sides.theirs, sides.ours.heiId, first.theirs, later());
  if (history.partnerApproved) approve(context, sides.ours, sides.theirs.heiId, first.ours, later());
  if (facts.terminated > 0) {
    notify(context, sides.ours, later());
    notify(context, sides.theirs, later());
    const flagged = { ours: hexHash(random), theirs: hexHash(random) };
    if ([2, 4].includes(facts.terminated))
      approve(context, sides.theirs, sides.ours.heiId, flagged.theirs, later());
    if ([3, 4].includes(facts.terminated))
      approve(context, sides.ours, sides.theirs.heiId, flagged.ours, later());
  }
  if (facts.isDeleted && history.weNotified) notify(context, sides.ours, later());
}

/** Counts what is told and approved. */
function wordsOf({ ewpStatus, terminated, isDeleted }: AgreementFacts): number {
  if (ewpStatus === null) return 0;
  const history = HISTORY[ewpStatus];
  const words = Object.values(history).filter(Boolean).length;
  const approvals = terminated === 4 ? 2 : terminated === 1 ? 0 : 1;
  return words + (terminated > 0 ? 2 + approvals : 0) + (isDeleted && history.weNotified ? 1 : 0);
}

/** Gives one moment after the other, evenly from the first to the last. */
function momentsOf({ told: { from, until } }: AgreementFacts, words: number): () => string {
  const [first, last] = [Math.min(from.getTime(), until.getTime()), until.getTime()];
  let given = 0;
  return () => {
    given += 1;
    return new Date(first + ((last - first) * given) / Math.max(given, words)).toISOString();
  };
}

/** One university's copy of our agreement. */
type Copy = { readonly heiId: string; readonly iiaId: string; readonly agreementId: number };

function sidesOf(context: SampleContext, partner: Partner, id: number, partnerIiaId: string | null) {
  const ours: Copy = { heiId: context.reference.local.heiId, iiaId: String(id), agreementId: id };
  const theirs: Copy = { heiId: partner.institution.heiId, iiaId: partnerIiaId ?? '', agreementId: id };
  return { ours, theirs };
}

function partnerIdentification(
  context: SampleContext,
  random: Random,
  id: number,
  facts: AgreementFacts,
): string {
  // The networks' nodes give either a UUID or a number of their own.
  const iiaId = random.chance(0.7) ? uuid(random) : String(900_000_000 + id);
  context.batches.partner_agreement_identifications(
    id,
    iiaId,
    `SAMPLE-${facts.startYear}-${String(id).padStart(5, '0')}`,
  );
  return iiaId;
}

function notify(context: SampleContext, copy: Copy, at: string): void {
  context.batches.notifications(
    NOTIFICATION_TYPE.agreement,
    copy.heiId,
    copy.heiId,
    null,
    null,
    copy.iiaId,
    copy.agreementId,
    at,
    true,
  );
}

function approve(context: SampleContext, copy: Copy, approvingHeiId: string, hash: string, at: string): void {
  context.batches.approval_responses(approvingHeiId, hash, copy.iiaId, copy.agreementId, at, true);
  context.batches.notifications(
    NOTIFICATION_TYPE.approval,
    approvingHeiId,
    null,
    approvingHeiId,
    copy.heiId,
    copy.iiaId,
    copy.agreementId,
    at,
    true,
  );
}
