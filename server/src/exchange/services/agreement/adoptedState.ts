import { EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import {
  HASH_NOT_KNOWN,
  UNKNOWN_TO_THE_NETWORK,
  type Copy,
  type ExchangeState,
} from '../../status/exchangeState.ts';
import { copyOfStored } from '../../mapping/ourCopy.ts';
import type { ToldUnits } from '../../mapping/toldUnits.ts';

/**
 * Takes over an agreement that was exchanged by another system: our copy is what is stored, the partner's is not known until it is fetched.
 *
 * Its status says who had notified and approved, and that stays so.
 * An agreement that both had approved stays approved, and its first fetched copy is taken for the approved one if it says the same.
 *
 * - told: ids of departments that the other system cannot have known
 */
export function adoptedState(item: AgreementItem, told: ToldUnits): ExchangeState {
  const ewpStatus = item.ewpStatus?.id ?? EWP_STATUS['Not notified'];
  if (ewpStatus === EWP_STATUS['Not notified']) return UNKNOWN_TO_THE_NETWORK;
  const partnerIiaId = item.partnerAgreementIdentifications[0]?.iiaId ?? null;
  const isTerminated = item.terminated === TERMINATION_STATUS['IIA Terminated'];
  const copy = copyOfStored(item, { partnerIiaId, isTerminated, told });
  if (copy === null) return UNKNOWN_TO_THE_NETWORK;
  if (ewpStatus === EWP_STATUS['Approved by all']) return approvedElsewhere(copy);
  // A new revision of what had ended has been begun here.
  if (isTerminated) return { ...approvedElsewhere(copy), changing: 'us' };
  return {
    ...UNKNOWN_TO_THE_NETWORK,
    ours: ewpStatus === EWP_STATUS['Notified by partner'] ? null : copy,
    partners: ewpStatus === EWP_STATUS['Notified by us'] ? null : { ...copy, hash: HASH_NOT_KNOWN },
    ourApproval: ewpStatus === EWP_STATUS['Approved by us'] ? HASH_NOT_KNOWN : null,
    partnerApproval: ewpStatus === EWP_STATUS['Approved by partner'] ? copy.hash : null,
  };
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
