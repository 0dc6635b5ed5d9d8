import type { FieldError } from 'shared-contracts/errors.ts';
import { refuse } from '../../platform/refusals.ts';
import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import type { Iia } from 'ewp/documents/iia/iia.ts';
import { hashOfIia } from 'ewp/documents/iia/iiasGet.ts';
import { InvalidOwnDocument } from 'ewp/xml/readXml.ts';
import { sendFaults } from 'shared-contracts/sendFaults.ts';
import { toIia, type IiaContext } from './toIia.ts';
import type { Copy } from '../status/exchangeState.ts';

/** Makes a copy of ours with its hash. Throws InvalidOwnDocument for what the network has no words for. */
function copyOf(iia: Iia): Copy {
  return { hash: hashOfIia(iia), isTerminated: iia.cooperationConditions.isTerminatedAsAWhole, iia };
}

/** The same, but throws a `Problem` 400 that names what the network has no words for. */
export function copyOrRefusal(iia: Iia): Copy {
  try {
    return copyOf(iia);
  } catch (error) {
    if (!(error instanceof InvalidOwnDocument)) throw error;
    const errors: readonly FieldError[] = error.faults.map(({ message }) => ({
      field: 'institutions',
      code: 'not-in-network',
      params: { message },
    }));
    refuse(errors);
    throw error;
  }
}

/** Makes our copy of an agreement as it is stored; null when it cannot be sent as it is. */
export function copyOfStored(item: AgreementItem, context: IiaContext): Copy | null {
  if (sendFaults(item).length > 0) return null;
  try {
    return copyOf(toIia(item, context));
  } catch (error) {
    if (error instanceof InvalidOwnDocument) return null;
    throw error;
  }
}

/** Tells whether an agreement says something else than the copy of it that we serve; one that cannot be sent as it is does. */
export function isUnsent(item: AgreementItem, ours: Copy, partnerIiaId: string | null): boolean {
  return copyOfStored(item, { partnerIiaId, isTerminated: ours.isTerminated })?.hash !== ours.hash;
}
