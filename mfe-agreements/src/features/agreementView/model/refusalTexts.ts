import { REFUSALS, type Refusal } from 'shared-contracts/agreementLifeCycle.ts';

/** The sentence that tells why an action cannot be taken. */
export const REFUSAL_TEXT = {
  'not-permitted': 'agreementView.refusal.notPermitted',
  deleted: 'agreementView.refusal.deleted',
  terminated: 'agreementView.refusal.terminated',
  'approved-by-all': 'agreementView.refusal.approvedByAll',
  'status-backwards': 'agreementView.refusal.statusBackwards',
  'submit-first': 'agreementView.refusal.submitFirst',
  'finalize-first': 'agreementView.refusal.finalizeFirst',
  'not-what-facts-say': 'agreementView.refusal.notWhatFactsSay',
  'already-notified': 'agreementView.refusal.alreadyNotified',
  'already-approved': 'agreementView.refusal.alreadyApproved',
  'no-partner-copy': 'agreementView.refusal.noPartnerCopy',
  'never-approved': 'agreementView.refusal.neverApproved',
  'ever-approved': 'agreementView.refusal.everApproved',
  'partner-approved': 'agreementView.refusal.partnerApproved',
  'termination-under-way': 'agreementView.refusal.terminationUnderWay',
  'has-mobilities': 'agreementView.refusal.hasMobilities',
  'not-in-this-state': 'agreementView.refusal.notInThisState',
  'unknown-state': 'agreementView.refusal.unknownState',
} as const satisfies Record<Refusal, string>;

/** Finds the reason among the codes of a refused call; undefined when the server gave none that this release knows. */
export function refusalAmong(errors: ReadonlyArray<{ readonly code: string }>): Refusal | undefined {
  return REFUSALS.find((refusal) => errors.some(({ code }) => code === refusal));
}
