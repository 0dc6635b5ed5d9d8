import { EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements.ts';
import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import { UNKNOWN_TO_THE_NETWORK, type Copy, type ExchangeState } from '../../status/exchangeState.ts';
import { copyOfStored } from '../../mapping/ourCopy.ts';

/** Stands for the hash of a partner's copy that was approved before this system knew of it. */
export const HASH_NOT_KNOWN = '';

/**
 * Takes over an agreement that was exchanged by another system: our copy is what is stored, the partner's is not known until it is fetched.
 *
 * An agreement that both had approved stays approved, and its first fetched copy is taken for the approved one if it says the same.
 */
export function adoptedState(item: AgreementItem): ExchangeState {
  const ewpStatus = item.ewpStatus?.id ?? EWP_STATUS['Not notified'];
  const isSent = ewpStatus !== EWP_STATUS['Not notified'] && ewpStatus !== EWP_STATUS['Notified by partner'];
  if (!isSent) return UNKNOWN_TO_THE_NETWORK;
  const partnerIiaId = item.partnerAgreementIdentifications[0]?.iiaId ?? null;
  const isTerminated = item.terminated === TERMINATION_STATUS['IIA Terminated'];
  const ours = copyOfStored(item, { partnerIiaId, isTerminated });
  if (ours === null) return UNKNOWN_TO_THE_NETWORK;
  return ewpStatus === EWP_STATUS['Approved by all']
    ? approvedElsewhere(ours)
    : { ...UNKNOWN_TO_THE_NETWORK, ours };
}

/** The state of a copy of ours that both had approved before this system knew of it. */
export function approvedElsewhere(ours: Copy): ExchangeState {
  const partners = { ...ours, hash: HASH_NOT_KNOWN };
  return {
    ours,
    partners,
    ourApproval: HASH_NOT_KNOWN,
    partnerApproval: ours.hash,
    approved: { ours, partners },
    changing: null,
  };
}
