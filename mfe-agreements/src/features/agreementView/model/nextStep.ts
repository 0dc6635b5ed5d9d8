import {
  isTerminating,
  type AgreementFacts,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { isKnownState } from 'shared-contracts/agreements/lifeCycle/agreementState.ts';
import { isOver, isTerminated } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import {
  hasChangesToSend,
  isApprovedBeforeMirrored,
  isEndMissed,
  isOpenForChanges,
  turnOf,
  type Turn,
} from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { saysWhatPartnersSays } from './saysWhatPartnersSays.ts';
import type { AgreementEnd } from '../../../lib/agreementEnd.ts';

/** What of the partner and its copy decides how to go on. */
export type PartnersNews = Pick<
  Copies,
  'untold' | 'attention' | 'partners' | 'differences' | 'unsentEdits'
> & {
  /** The copies have been asked for, and are here. */
  readonly isKnown: boolean;
};

/** While nobody has heard yet how the copies stand. */
export const NO_NEWS: PartnersNews = {
  untold: [],
  attention: [],
  partners: null,
  differences: null,
  unsentEdits: [],
  isKnown: false,
};

/** Whose turn it is, and the sentence that says what to do, with the places where the copies differ; it is the portal's while it goes on telling the partner. */
export type NextStep = {
  readonly turn: Turn | 'portal' | 'ended';
  readonly turnKey: string;
  readonly textKey: string;
  readonly count?: number;
};

const TURN_KEY = {
  us: 'agreementView.turn.us',
  partner: 'agreementView.turn.partner',
  both: 'agreementView.turn.both',
  nobody: 'agreementView.turn.nobody',
  ended: 'agreementView.turn.ended',
  portal: 'agreementView.turn.portal',
  unknown: 'agreementView.turn.unknown',
} as const satisfies Record<NextStep['turn'], string>;

/**
 * Tells what has to happen next with an agreement.
 *
 * - untold: notifications that the partner's system has not taken: nobody waits for a partner who does not know
 * - attention: what people have to look into: nobody waits for a partner who has deleted its copy
 * - partners: nobody may approve before the partner's copy names ours, nor what nobody has here
 * - differences: what says something else can only be refused
 * - end: what ended the agreement; of one whose last year is over nobody's turn is claimed
 */
export function nextStepOf(facts: AgreementFacts, news: PartnersNews, end: AgreementEnd | null): NextStep {
  const { untold, attention, partners } = news;
  if (end === 'ended')
    return { turn: 'ended', turnKey: TURN_KEY.ended, textKey: 'agreementView.nextStep.ended' };
  const turn = turnOf(facts);
  if (turn === 'partner' && untold.length > 0) {
    return untold.every(({ state }) => state === 'waiting')
      ? { turn: 'portal', turnKey: TURN_KEY.portal, textKey: 'agreementView.nextStep.undelivered' }
      : { turn: 'us', turnKey: TURN_KEY.us, textKey: 'agreementView.nextStep.notDelivered' };
  }
  if (turn === 'partner' && attention.some(({ news }) => news === 'deleted')) {
    return { turn: 'us', turnKey: TURN_KEY.us, textKey: 'agreementView.nextStep.partnerDeleted' };
  }
  if (isWaitingForTheLink(facts, partners)) {
    return { turn: 'partner', turnKey: TURN_KEY.partner, textKey: 'agreementView.nextStep.notLinked' };
  }
  const count = placesInTheWay(facts, news);
  if (count > 0) return { turn, turnKey: TURN_KEY[turn], textKey: 'agreementView.nextStep.differs', count };
  if (isCopyMissing(facts, news))
    return { turn, turnKey: TURN_KEY[turn], textKey: 'agreementView.nextStep.copyNotHere' };
  return { turn, turnKey: TURN_KEY[turn], textKey: textKeyOf(facts) };
}

/** Tells whether something comes before an approval: the copies say something else, or the partner's is not here. */
export function isApprovalTooEarly(facts: AgreementFacts, news: PartnersNews): boolean {
  return placesInTheWay(facts, news) > 0 || isCopyMissing(facts, news);
}

function isCopyMissing(facts: AgreementFacts, { isKnown, partners }: PartnersNews): boolean {
  return isKnown && partners === null && isToBeApproved(facts);
}

/** Counts the places in which the partner's copy, which we are to approve, says something else than ours, edits that were not sent included. */
function placesInTheWay(facts: AgreementFacts, news: PartnersNews): number {
  const { differences } = news;
  if (differences === null || !isToBeApproved(facts) || saysWhatPartnersSays(news)) return 0;
  return differences.length;
}

/** By its status the agreement waits for us to approve the partner's copy. */
function isToBeApproved(facts: AgreementFacts): boolean {
  const isAsked =
    facts.ewpStatus === EWP_STATUS['Notified by partner'] ||
    facts.ewpStatus === EWP_STATUS['Notified by all'] ||
    facts.ewpStatus === EWP_STATUS['Approved by partner'];
  const isOther =
    isEndMissed(facts) || isTerminated(facts) || isApprovedBeforeMirrored(facts) || hasChangesToSend(facts);
  return isAsked && facts.status === AGREEMENT_STATUS.Final && !facts.isDeleted && !isOver(facts) && !isOther;
}

/** Both copies are known, and the partner's does not say that it belongs to ours: there is nothing to approve, and no more to change. */
function isWaitingForTheLink(facts: AgreementFacts, partners: Copies['partners']): boolean {
  const isNegotiated =
    facts.ewpStatus === EWP_STATUS['Notified by all'] ||
    facts.ewpStatus === EWP_STATUS['Approved by partner'];
  return partners?.namesOurs === false && isNegotiated && !facts.isDeleted && !hasChangesToSend(facts);
}

function textKeyOf(facts: AgreementFacts): string {
  if (facts.isDeleted) return 'agreementView.nextStep.deleted';
  if (isOver(facts)) return 'agreementView.nextStep.terminated';
  if (!isKnownState(facts)) return 'agreementView.nextStep.unknownState';
  if (isTerminating(facts)) return TERMINATION_TEXT[facts.terminated] ?? BEGUN_END_TEXT[turnOf(facts)];
  if (isEndMissed(facts)) return 'agreementView.nextStep.partnerEnding';
  if (facts.ewpStatus !== EWP_STATUS['Approved by all'] && facts.status === AGREEMENT_STATUS.Draft)
    return 'agreementView.nextStep.draft';
  if (facts.ewpStatus !== EWP_STATUS['Approved by all'] && facts.status === AGREEMENT_STATUS.Submitted)
    return 'agreementView.nextStep.submitted';
  if (isOpenForChanges(facts))
    return isTerminated(facts) ? 'agreementView.nextStep.reopened' : 'agreementView.nextStep.openForChanges';
  if (hasChangesToSend(facts))
    return facts.wasApproved
      ? 'agreementView.nextStep.changesNotSent'
      : 'agreementView.nextStep.editsNotSent';
  if (isApprovedBeforeMirrored(facts)) return 'agreementView.nextStep.approvedBeforeMirrored';
  if (facts.isReordered) return 'agreementView.nextStep.reordered';
  if (isTerminated(facts) && facts.ewpStatus === EWP_STATUS['Notified by partner'])
    return 'agreementView.nextStep.reopenedByPartner';
  return EWP_TEXT[facts.ewpStatus] ?? 'agreementView.nextStep.notNotified';
}

/** Said of a termination that nobody has approved yet, by whose turn it is. */
const BEGUN_END_TEXT: Readonly<Record<Turn, string>> = {
  us: 'agreementView.nextStep.terminationAsked',
  partner: 'agreementView.nextStep.terminationAwaited',
  both: 'agreementView.nextStep.terminationInitiated',
  nobody: 'agreementView.nextStep.terminationInitiated',
  unknown: 'agreementView.nextStep.terminationInitiated',
};

const TERMINATION_TEXT: Readonly<Record<number, string>> = {
  [TERMINATION_STATUS['Termination initiated - approved by us']]:
    'agreementView.nextStep.terminationApprovedByUs',
  [TERMINATION_STATUS['Termination initiated - approved by partner']]:
    'agreementView.nextStep.terminationApprovedByPartner',
};

const EWP_TEXT: Readonly<Record<number, string>> = {
  [EWP_STATUS['Not notified']]: 'agreementView.nextStep.notNotified',
  [EWP_STATUS['Notified by us']]: 'agreementView.nextStep.notifiedByUs',
  [EWP_STATUS['Notified by partner']]: 'agreementView.nextStep.notifiedByPartner',
  [EWP_STATUS['Notified by all']]: 'agreementView.nextStep.notifiedByAll',
  [EWP_STATUS['Approved by us']]: 'agreementView.nextStep.approvedByUs',
  [EWP_STATUS['Approved by partner']]: 'agreementView.nextStep.approvedByPartner',
  [EWP_STATUS['Approved by all']]: 'agreementView.nextStep.approvedByAll',
};
