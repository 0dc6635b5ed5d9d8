import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { isSame, type CheckFacts } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import type { AgreementForm, ContactForm } from '../form/agreementForm.ts';

/** An old agreement can be changed in another place: what it has had all along counts only when it is saved as a whole. */
export function isAgreementDue(
  { field, code }: FieldIssue,
  form: AgreementForm,
  { opened, isWhole }: CheckFacts<AgreementForm>,
): boolean {
  const [member = '', index = ''] = field.split('.');
  const hasChanged = (...names: (keyof AgreementForm)[]) =>
    names.some((name) => !isSame(form[name], opened[name]));
  if (member === 'startYear' || member === 'endYear') {
    // Old years stay lawful, whatever becomes of the agreement.
    const years = code === 'end-before-start' ? YEARS : YEARS.filter((year) => year === member);
    return code === 'required' || hasChanged(...years);
  }
  if (member === 'localContacts' || member === 'partnerContacts') {
    const contact = form[member][Number(index)];
    if (contact === undefined) return isWhole || hasChanged('localContacts', 'institution');
    return !isSame(contact, sameContact(contact, opened[member]));
  }
  const list = MOBILITY_LISTS.find((name) => name === member);
  return list === undefined || isWhole || hasChanged(list, 'institution');
}

const YEARS = ['startYear', 'endYear'] as const;

function sameContact(contact: ContactForm, among: readonly ContactForm[]): ContactForm | undefined {
  return among.find(({ key }) => key === contact.key);
}
