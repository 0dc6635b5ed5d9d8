import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { DEPARTMENT, INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { defineSet } from '../../records/model/defineSet.ts';

/** Universities, their departments, and the people who speak for them. */
export const INSTITUTION_SETS = {
  MobilityInstitutions: defineSet(INSTITUTION, { table: 'institutions' }),
  MobilityDepartments: defineSet(DEPARTMENT, { table: 'departments' }),
  MobilityContacts: defineSet(CONTACT, { table: 'contacts', columns: { person: 'person_id' } }),
};
