import { AGREEMENT } from '../members/agreement.ts';
import { CONTACT } from '../members/contact.ts';
import { FACTSHEET } from '../members/factsheet.ts';
import { INSTITUTION } from '../members/institution.ts';
import { ACADEMIC_YEAR, EWP_STATUSES } from '../members/reference.ts';
import { asGiven, pickReadable } from '../members/reply/pick.ts';
import type { RecordOf } from '../members/reply/picked.ts';
import { departmentName } from './departmentName.ts';

const year = asGiven(pickReadable(ACADEMIC_YEAR, ['id', 'name']));

/** An agreement as the page of an institution names it. */
export const institutionAgreement = pickReadable(
  AGREEMENT,
  ['id', 'startYear', 'endYear', 'ewpStatus', 'terminated'],
  { startYear: year, endYear: year, ewpStatus: asGiven(pickReadable(EWP_STATUSES, ['id', 'name'])) },
);
export type InstitutionAgreement = RecordOf<typeof institutionAgreement>;

/** The factsheet in force, as the page of an institution names it. */
export const institutionFacts = pickReadable(FACTSHEET, ['id', 'dateModified']);

/** A person of an institution; wordings of one person have the same `person`. */
export const institutionPerson = pickReadable(
  CONTACT,
  [
    'id',
    'person',
    'title',
    'givenName',
    'familyName',
    'email',
    'phone',
    'roles',
    'department',
    'institution',
  ],
  { department: departmentName, institution: pickReadable(INSTITUTION, ['id']) },
);
export type InstitutionPerson = RecordOf<typeof institutionPerson>;
