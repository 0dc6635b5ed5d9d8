import { MOBILITY_LISTS } from 'shared-contracts/entities/agreementItem.ts';
import type { FieldIssue } from 'shared-ui/fields';
import type { AgreementForm, ContactForm } from './agreementForm.ts';
import { isSame } from './sameValue.ts';
import type { WizardStep } from './wizardSteps.ts';

/**
 * What decides whether something that is wrong has to be put right now.
 *
 * - opened: the form as it was opened
 * - isWhole: everything counts: the agreement is new, or its status rises
 */
export type CheckFacts = { readonly opened: AgreementForm; readonly isWhole: boolean; readonly now: Date };

/** Lists what has to be put right in some steps before they may be saved, step by step. */
export function checkSteps(
  form: AgreementForm,
  steps: readonly WizardStep[],
  facts: CheckFacts,
): readonly FieldIssue[] {
  return steps.flatMap((step) => step.check(form, facts.now)).filter((issue) => isDue(issue, form, facts));
}

/** An old agreement can be changed in another place: what it has had all along counts only when it is saved as a whole. */
function isDue({ field, code }: FieldIssue, form: AgreementForm, { opened, isWhole }: CheckFacts): boolean {
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
