import { pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { CONTACT } from '../members/contact.ts';
import { INSTITUTION } from '../members/institution.ts';
import { departmentName } from './departmentName.ts';

const pickedInstitutionPerson = pickReadable(
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

export interface InstitutionPerson extends RecordOf<typeof pickedInstitutionPerson> {}
/** A person of an institution; wordings of one person have the same `person`. */
export const institutionPerson: Named<typeof pickedInstitutionPerson, InstitutionPerson> =
  pickedInstitutionPerson;
