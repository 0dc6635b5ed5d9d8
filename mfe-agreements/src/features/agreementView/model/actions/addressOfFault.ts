import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { stepOfFault } from './stepOfFault.ts';

/** Gives the address of a refused entry in the wizard, its step and its field; undefined for what no step edits. */
export function addressOfFault(
  fault: Pick<FieldError, 'field' | 'code'>,
  agreement: Pick<AgreementItem, 'id' | 'departmentalCoordinatorContacts'>,
): string | undefined {
  const step = stepOfFault(fault, agreement);
  if (step === undefined) return undefined;
  // Contacts stand in another order in the wizard, each on its side.
  const field = fault.field.startsWith('departmentalCoordinatorContacts') ? '' : `#${fault.field}`;
  return `/iia/edit/${agreement.id}?step=${step}${field}`;
}
