import type { AgreementFacts } from './agreementLifeCycle.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from './agreements.ts';
import type { AgreementItem, AgreementNotification, ApprovalResponse } from './entities/agreementItem.ts';

type Stated = Pick<
  AgreementItem,
  | 'status'
  | 'ewpStatus'
  | 'terminated'
  | 'localStatus'
  | 'isDeleted'
  | 'dateModified'
  | 'institutions'
  | 'partnerAgreementIdentifications'
>;

/** What only the office reads; empty for everybody else, whose actions do not depend on it. */
export type OfficeFacts = {
  readonly hasApprovedCopy: boolean;
  readonly notifications: readonly AgreementNotification[];
  readonly approvals: readonly ApprovalResponse[];
  readonly hasUnsentEdits: boolean;
  readonly hasMobilities: boolean;
};

/** Of an agreement whose exchange does not matter, or is not known. */
export const NO_OFFICE_FACTS: OfficeFacts = {
  hasApprovedCopy: false,
  notifications: [],
  approvals: [],
  hasUnsentEdits: false,
  hasMobilities: false,
};

/**
 * Reads an agreement's facts for the life cycle out of what the data API gives.
 *
 * Notifications and approvals count for the present round alone: ours since the last change, our approval since the partner's last
 * notification. The server decides by the copies themselves.
 */
export function agreementFacts(agreement: Stated, office: OfficeFacts): AgreementFacts {
  const own = agreement.institutions.find(({ isLocal }) => isLocal === true)?.heiId ?? null;
  const isOwn = (heiId: string | null | undefined) => own !== null && heiId === own;
  const partnerNotified = latest(office.notifications.filter(({ notifierHeiId }) => !isOwn(notifierHeiId)));
  const weNotified = latest(office.notifications.filter(({ notifierHeiId }) => isOwn(notifierHeiId)));
  const weApproved = latest(office.approvals.filter(({ approvingHeiId }) => isOwn(approvingHeiId)));
  return {
    status: agreement.status.id,
    ewpStatus: agreement.ewpStatus?.id ?? EWP_STATUS['Not notified'],
    terminated: agreement.terminated ?? TERMINATION_STATUS['Not terminated'],
    localStatus: agreement.localStatus ?? 0,
    isDeleted: agreement.isDeleted === true,
    wasApproved: office.hasApprovedCopy || agreement.ewpStatus?.id === EWP_STATUS['Approved by all'],
    hasPartnerCopy: agreement.partnerAgreementIdentifications.some(({ iiaId }) => Boolean(iiaId)),
    hasNotified: weNotified >= Date.parse(agreement.dateModified),
    hasApproved: weApproved > Number.NEGATIVE_INFINITY && weApproved >= partnerNotified,
    hasUnsentEdits: office.hasUnsentEdits,
    hasMobilities: office.hasMobilities,
  };
}

/** A new agreement that nobody has saved yet. */
export const NEW_AGREEMENT_FACTS: AgreementFacts = {
  status: AGREEMENT_STATUS.Draft,
  ewpStatus: EWP_STATUS['Not notified'],
  terminated: TERMINATION_STATUS['Not terminated'],
  localStatus: 0,
  isDeleted: false,
  wasApproved: false,
  hasPartnerCopy: false,
  hasNotified: false,
  hasApproved: false,
  hasUnsentEdits: false,
  hasMobilities: false,
};

function latest(entries: ReadonlyArray<{ readonly dateCreated?: string | null | undefined }>): number {
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...entries.map(({ dateCreated }) => Date.parse(dateCreated ?? '') || Number.NEGATIVE_INFINITY),
  );
}
