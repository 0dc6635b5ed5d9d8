import {
  EWP_STATUS,
  TERMINATION_STATUS,
  type EwpStatusName,
} from 'shared-contracts/agreements/agreements.ts';
import { differencesOf } from '../conditions/differences.ts';
import { isMapped, type ExchangeState } from './exchangeState.ts';

export type ExchangeStatus = { readonly ewpStatus: number; readonly terminated: number };

/**
 * Facts of the present round, which began when both sides had approved last, or with the agreement.
 *
 * - oursSent: our copy of this round was sent; also when we began changes and have not said which yet
 * - partnersFetched: the partner's copy of this round is here
 * - weApproved, partnerApproved: of the present copies
 */
type RoundFacts = {
  readonly oursSent: boolean;
  readonly partnersFetched: boolean;
  readonly weApproved: boolean;
  readonly partnerApproved: boolean;
};

/** The first row whose facts all hold is the status; where none of them holds, nobody was notified. */
const TABLE: ReadonlyArray<readonly [facts: ReadonlyArray<keyof RoundFacts>, status: EwpStatusName]> = [
  [['weApproved', 'partnerApproved'], 'Approved by all'],
  [['weApproved'], 'Approved by us'],
  [['partnerApproved'], 'Approved by partner'],
  [['oursSent', 'partnersFetched'], 'Notified by all'],
  [['oursSent'], 'Notified by us'],
  [['partnersFetched'], 'Notified by partner'],
];

/**
 * Computes EWP status and termination from the facts.
 *
 * A termination goes on beside a status that stays 'Approved by all': the earlier approval is in force until both have approved the end. An
 * agreement that has ended stays terminated beside the status of a new revision, until both have approved that.
 */
export function statusOf(state: ExchangeState): ExchangeStatus {
  const isEnded = hasEnded(state);
  if (!isEnded && isTerminating(state))
    return { ewpStatus: EWP_STATUS['Approved by all'], terminated: terminationOf(state) };
  const terminated = TERMINATION_STATUS[isEnded ? 'IIA Terminated' : 'Not terminated'];
  if (isEnded && isEndAgreed(state)) return { ewpStatus: EWP_STATUS['Approved by all'], terminated };
  const facts = roundFacts(state);
  const [, name] = TABLE.find(([needed]) => needed.every((fact) => facts[fact])) ?? [];
  return { ewpStatus: EWP_STATUS[name ?? 'Not notified'], terminated };
}

/** Says whether both sides approve the copies of now, and these are others than those that they approved before. */
export function isConcluded(state: ExchangeState): boolean {
  if (!isOursNew(state) && !isPartnersNew(state)) return false;
  if (hasEnded(state)) return approvesPartners(state) && approvesOurs(state) && saysTheSame(state);
  const { ewpStatus, terminated } = statusOf(state);
  const isMarked = state.ours?.isTerminated === true;
  return (
    ewpStatus === EWP_STATUS['Approved by all'] &&
    terminated === TERMINATION_STATUS[isMarked ? 'IIA Terminated' : 'Not terminated']
  );
}

/** What both approved last is the end of the agreement. */
function hasEnded({ approved }: ExchangeState): boolean {
  return approved?.ours.isTerminated === true;
}

/** Whatever else the copies of an agreement that has ended say, it is over while both say that. */
function isEndAgreed({ ours, partners, changing }: ExchangeState): boolean {
  return changing !== 'us' && ours?.isTerminated === true && partners?.isTerminated === true;
}

export function isOursNew({ ours, approved }: ExchangeState): boolean {
  return ours !== null && ours.hash !== approved?.ours.hash;
}

export function isPartnersNew({ partners, approved }: ExchangeState): boolean {
  return partners !== null && partners.hash !== approved?.partners.hash;
}

function roundFacts(state: ExchangeState): RoundFacts {
  const oursNew = isOursNew(state);
  const partnersNew = isPartnersNew(state);
  const isAtRest = state.approved !== null && state.changing !== 'us' && !oursNew && !partnersNew;
  const bothApprove = (oursNew || partnersNew) && approvesPartners(state) && approvesOurs(state);
  const isAgreed = isAtRest || (bothApprove && saysTheSame(state));
  // Each approved a new copy of the other's, and the two do not belong together.
  const isCrossed = bothApprove && oursNew && partnersNew;
  return {
    oursSent: oursNew || state.changing === 'us',
    partnersFetched: partnersNew,
    // An approval of the copies that were in force before says nothing about those of now, unless it completes them.
    weApproved: isAgreed || (!isCrossed && partnersNew && approvesPartners(state)),
    partnerApproved: isAgreed || (!isCrossed && oursNew && approvesOurs(state)),
  };
}

/** Each side approved a copy that said the same as its own of then; who goes back to such a copy later may leave the other's behind. */
function saysTheSame({ ours, partners }: ExchangeState): boolean {
  return (
    ours !== null &&
    partners !== null &&
    differencesOf({
      ours: ours.iia.cooperationConditions,
      partners: partners.iia.cooperationConditions,
      approved: null,
    }).length === 0
  );
}

function approvesPartners(state: ExchangeState): boolean {
  const { partners, ourApproval } = state;
  return partners !== null && ourApproval === partners.hash && isMapped(state);
}

function approvesOurs(state: ExchangeState): boolean {
  const { ours, partnerApproval } = state;
  return ours !== null && partnerApproval === ours.hash && isMapped(state);
}

/** The partner's mark ends nothing while we are changing the agreement: it is one more difference between the copies then. */
function isTerminating(state: ExchangeState): boolean {
  if (state.approved === null) return false;
  const isMarkedByPartnerAlone =
    state.partners?.isTerminated === true && !isOursNew(state) && state.changing !== 'us';
  return state.ours?.isTerminated === true || isMarkedByPartnerAlone;
}

function terminationOf(state: ExchangeState): number {
  const we = state.partners?.isTerminated === true && approvesPartners(state);
  const partner = state.ours?.isTerminated === true && approvesOurs(state);
  if (we && partner) return TERMINATION_STATUS['IIA Terminated'];
  if (we) return TERMINATION_STATUS['Termination initiated - approved by us'];
  if (partner) return TERMINATION_STATUS['Termination initiated - approved by partner'];
  return TERMINATION_STATUS['Termination initiated - awaiting approvals'];
}
