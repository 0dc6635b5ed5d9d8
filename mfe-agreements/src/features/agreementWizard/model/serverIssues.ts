import type { FieldError } from 'shared-contracts/errors.ts';
import type { FieldIssue } from 'shared-ui/fields';
import type { AgreementForm } from './agreementForm.ts';

/**
 * Finds the fields of the form that a refused save names.
 *
 * - form: as it was sent; local contacts come first in what is sent
 * - gives `fields` by their names in the form, and the `codes` of whatever the form has no field for
 */
export function readServerIssues(
  errors: readonly FieldError[],
  form: AgreementForm,
): { readonly fields: readonly FieldIssue[]; readonly codes: readonly string[] } {
  const found = errors.map(({ field, code }) => ({ field: formField(field.split('/'), code, form), code }));
  return {
    fields: found.flatMap(({ field, code }) => (field === undefined ? [] : [{ field, code }])),
    codes: found.flatMap(({ field, code }) => (field === undefined ? [code] : [])),
  };
}

function formField([member = '', index, ...rest]: readonly string[], code: string, form: AgreementForm) {
  if (member === 'institutions') return 'institution';
  if (member === 'departmentalCoordinatorContacts') {
    if (index === undefined)
      return code === 'local-coordinator-missing' ? 'localContacts.root' : 'partnerContacts.root';
    const position = Number(index) - form.localContacts.length;
    const contact = position < 0 ? `localContacts.${index}` : `partnerContacts.${position}`;
    return [contact, ...shownPart(rest)].join('.');
  }
  const known = Object.entries(form).find(([name]) => name === member);
  if (known === undefined) return undefined;
  // A list that is refused as a whole, as when it is too long, has no field of its own.
  if (Array.isArray(known[1]) && index === undefined) return `${member}.root`;
  return [member, ...(index === undefined ? [] : [index]), ...shownPart(rest)].join('.');
}

/** A department's name or institution is refused at the field in which the department was typed. */
function shownPart(path: readonly string[]): readonly string[] {
  const department = path.findIndex((name) => /department$/i.test(name));
  return department < 0 ? path : path.slice(0, department + 1);
}
