import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements.ts';
import type { Problem } from '../../platform/problem.ts';
import { conflict, notPermitted } from '../save/refusals.ts';
import type { AgreementState } from './agreementState.ts';

const APPROVED_BY_ALL = EWP_STATUS['Approved by all'];
const INITIATED = TERMINATION_STATUS['Termination initiated - awaiting approvals'];

/**
 * Finds what a change of an agreement's states breaks; undefined when it may happen.
 *
 * - before: null for a new agreement
 * - changed: members whose value the caller changes
 * - the EWP status and the termination are computed from what both sides sent; of the steps that a person takes, only
 *   "Initiate changes" (7 to 2) and "Initiate IIA Termination" (0 to 1 in state 7) are posted
 *
 * Source: specification document 2, section 4; docs/decisions/0002-reading-the-specification.md.
 */
export function refusedStep(
  before: AgreementState | null,
  after: AgreementState,
  changed: readonly string[],
  isOffice: boolean,
): Problem | undefined {
  if (before === null) return refusedStart(after);
  if (before.terminated === TERMINATION_STATUS['IIA Terminated']) return terminatedConflict();
  if (before.ewpStatus === APPROVED_BY_ALL) return refusedApproved(before, after, changed, isOffice);
  if (after.ewpStatus !== before.ewpStatus) return ewpStatusConflict();
  if (after.terminated !== before.terminated) return terminationConflict();
  if (after.localStatus !== before.localStatus && !isOffice) return notPermitted('localStatus');
  return refusedStatus(before, after, isOffice);
}

function refusedStart(after: AgreementState): Problem | undefined {
  if (after.ewpStatus !== EWP_STATUS['Not notified']) return ewpStatusConflict();
  if (after.terminated !== TERMINATION_STATUS['Not terminated']) return terminationConflict();
  return after.status === AGREEMENT_STATUS.Final ? submitFirstConflict() : undefined;
}

function refusedApproved(
  before: AgreementState,
  after: AgreementState,
  changed: readonly string[],
  isOffice: boolean,
): Problem | undefined {
  const isOnly = (member: string) => changed.every((name) => name === member);
  const isNotTerminating = before.terminated === TERMINATION_STATUS['Not terminated'];
  const initiatesChanges =
    isOnly('ewpStatus') && after.ewpStatus === EWP_STATUS['Notified by us'] && isNotTerminating;
  const initiatesTermination = isOnly('terminated') && after.terminated === INITIATED && isNotTerminating;
  if (initiatesChanges || initiatesTermination) return isOffice ? undefined : notPermitted(changed[0]);
  if (isOnly('ewpStatus')) return ewpStatusConflict();
  return isOnly('terminated') ? terminationConflict() : approvedConflict();
}

function refusedStatus(
  before: AgreementState,
  after: AgreementState,
  isOffice: boolean,
): Problem | undefined {
  const from = before.status ?? AGREEMENT_STATUS.Draft;
  const to = after.status ?? AGREEMENT_STATUS.Draft;
  if (to < from) {
    return conflict(
      {
        en: 'The status of an agreement never goes back.',
        el: 'Η κατάσταση μιας συμφωνίας δεν γυρίζει ποτέ πίσω.',
      },
      { field: 'status', code: 'status-backwards' },
    );
  }
  if (to !== AGREEMENT_STATUS.Final || from === AGREEMENT_STATUS.Final) return undefined;
  if (!isOffice) return notPermitted('status');
  return from === AGREEMENT_STATUS.Submitted ? undefined : submitFirstConflict();
}

function ewpStatusConflict(): Problem {
  return conflict(
    {
      en: 'The EWP status follows from what both universities sent and approved, and this is not what the facts say.',
      el: 'Η κατάσταση EWP προκύπτει από όσα έστειλαν και ενέκριναν τα δύο πανεπιστήμια, και τα δεδομένα δεν λένε αυτό.',
    },
    { field: 'ewpStatus', code: 'not-what-facts-say' },
  );
}

function terminationConflict(): Problem {
  return conflict(
    {
      en: 'A termination begins from an agreement that is approved by all, and goes on by the approvals of both sides.',
      el: 'Η λύση ξεκινά από συμφωνία εγκεκριμένη από όλους και προχωρά με τις εγκρίσεις των δύο πλευρών.',
    },
    { field: 'terminated', code: 'not-what-facts-say' },
  );
}

function terminatedConflict(): Problem {
  return conflict(
    {
      en: 'The agreement is terminated and can only be read.',
      el: 'Η συμφωνία έχει λυθεί και μπορεί μόνο να διαβαστεί.',
    },
    { field: 'terminated', code: 'terminated' },
  );
}

function approvedConflict(): Problem {
  return conflict(
    {
      en: 'The agreement is approved by all. Initiate changes before you edit it.',
      el: 'Η συμφωνία είναι εγκεκριμένη από όλους. Ξεκινήστε πρώτα τη διαδικασία αλλαγών.',
    },
    { field: 'ewpStatus', code: 'approved-by-all' },
  );
}

function submitFirstConflict(): Problem {
  return conflict(
    {
      en: 'An agreement is submitted before it becomes final.',
      el: 'Μια συμφωνία υποβάλλεται πριν οριστικοποιηθεί.',
    },
    { field: 'status', code: 'submit-first' },
  );
}
