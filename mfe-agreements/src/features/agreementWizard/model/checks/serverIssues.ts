import { placeByMember, type PlaceOfPath } from 'shared-record/model';
import type { AgreementForm } from '../form/agreementForm.ts';

/** Finds the fields of an agreement's form that a refused save names; local contacts come first in what is sent. */
export function placeInAgreement(form: AgreementForm): PlaceOfPath {
  return ([member = '', index, ...rest], code) => {
    if (member === 'institutions') return 'institution';
    if (member === 'departmentalCoordinatorContacts') {
      if (index === undefined)
        return code === 'local-coordinator-missing' ? 'localContacts.root' : 'partnerContacts.root';
      const position = Number(index) - form.localContacts.length;
      const contact = position < 0 ? `localContacts.${index}` : `partnerContacts.${position}`;
      return [contact, ...shownPart(rest)].join('.');
    }
    return placeByMember(form, [member, ...(index === undefined ? [] : [index]), ...shownPart(rest)]);
  };
}

/** A department's name or institution is refused at the field in which the department was typed. */
function shownPart(path: readonly string[]): readonly string[] {
  const department = path.findIndex((name) => /department$/i.test(name));
  return department < 0 ? path : path.slice(0, department + 1);
}
