import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { DEPARTMENT, INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { FOUND_CONTACTS, FOUND_DEPARTMENTS, FOUND_INSTITUTIONS } from './found.ts';
import { defineSet } from '../../records/model/defineSet.ts';

/** Universities, their departments, and the people who speak for them. */
export const INSTITUTION_SETS = {
  MobilityInstitutions: defineSet(INSTITUTION, {
    table: 'institutions',
    foldedColumns: { erasmusCode: 'folded_erasmus_code', cityName: 'folded_city_name' },
    found: FOUND_INSTITUTIONS,
  }),
  MobilityDepartments: defineSet(DEPARTMENT, { table: 'departments', found: FOUND_DEPARTMENTS }),
  MobilityContacts: defineSet(CONTACT, {
    table: 'contacts',
    columns: { person: 'person_id' },
    found: FOUND_CONTACTS,
  }),
};
