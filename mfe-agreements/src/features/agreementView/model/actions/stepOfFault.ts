import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { institutionOfContact } from 'shared-contracts/institutions/contacts.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { STEP_OF_MEMBER, type WizardStepId } from '../../../../lib/wizardStepIds.ts';

/** Finds the wizard's step that edits a refused entry; undefined for what no step edits. */
export function stepOfFault(
  { field, code }: Pick<FieldError, 'field' | 'code'>,
  agreement: Pick<AgreementItem, 'departmentalCoordinatorContacts'>,
): WizardStepId | undefined {
  const [member = '', index] = field.split('/');
  if (member !== 'departmentalCoordinatorContacts') return STEP_OF_MEMBER[member];
  if (code === 'local-coordinator-missing') return 'local-contacts';
  const contact = agreement.departmentalCoordinatorContacts[Number(index)];
  return contact !== undefined &&
    (institutionOfContact(contact) ?? LOCAL_INSTITUTION_ID) === LOCAL_INSTITUTION_ID
    ? 'local-contacts'
    : 'partner-contacts';
}
