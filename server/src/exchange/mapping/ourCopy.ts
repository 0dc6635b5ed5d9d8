import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { refuse } from '../../platform/problems/refusals.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { New } from 'shared-contracts/members/stored.ts';
import { hashOfIia, type Iia } from 'ewp/documents';
import { InvalidOwnDocument } from 'ewp/xml';
import { sendFaults } from 'shared-contracts/agreements/sendFaults.ts';
import { isSameDocument } from './sameDocument.ts';
import { toIia, type IiaContext } from './toIia.ts';
import { hasOtherUnits, toldUnits } from './toldUnits.ts';
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
  return sendFaults(item).length > 0 ? null : copyOrNull(toIia(item, context));
}

/** A copy of ours that a partner was told of, and the agreement as it was when the copy was made of it. */
export type ToldCopy = { readonly ours: Copy | null; readonly published: New<'MobilityAgreements'> | null };

/**
 * Writes our copy of an agreement as it is now.
 *
 * Where nothing has changed but the ids of departments it is the copy that the partner has: what both have agreed on is no other agreement
 * because a department is called otherwise. Once something else changes, departments are named as they are called then.
 */
export function presentIia(item: AgreementItem, context: IiaContext, { ours, published }: ToldCopy): Iia {
  if (ours === null) return toIia(item, context);
  const told = toldUnits(published, ours.iia);
  if (!hasOtherUnits(item, told)) return toIia(item, context);
  const asTold = copyOfStored(item, { ...context, told });
  return asTold?.hash === ours.hash ? asTold.iia : toIia(item, context);
}

/**
 * What of an agreement its partner does not read yet.
 *
 * - people: the conditions are the same and so is the hash, which has no people in it; contacts, signatures or codes are others
 * - conditions: the hash is another one, or the agreement cannot be sent as it is
 */
export type Unsent = 'nothing' | 'people' | 'conditions';

/** Compares an agreement with the copy of it that we serve. */
export function unsentOf(
  item: AgreementItem,
  ours: Copy,
  { partnerIiaId, published }: { readonly partnerIiaId: string | null } & Pick<ToldCopy, 'published'>,
): Unsent {
  const copy = presentCopy(item, { partnerIiaId, isTerminated: ours.isTerminated }, { ours, published });
  if (copy?.hash !== ours.hash) return 'conditions';
  return isSameDocument(copy.iia, ours.iia) ? 'nothing' : 'people';
}

/** Makes our copy of an agreement as it is stored, in the words of the copy that the partner has; null when it cannot be sent as it is. */
export function presentCopy(item: AgreementItem, context: IiaContext, copy: ToldCopy): Copy | null {
  return sendFaults(item).length > 0 ? null : copyOrNull(presentIia(item, context, copy));
}

function copyOrNull(iia: Iia): Copy | null {
  try {
    return copyOf(iia);
  } catch (error) {
    if (error instanceof InvalidOwnDocument) return null;
    throw error;
  }
}
