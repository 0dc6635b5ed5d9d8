import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { foundFunction, type FoundIds } from './searchFunctions.ts';

/** Creates the functions that `$search` calls. - former: types of the parameters that they had before */
export async function createFoundFunctions(database: Kysely<unknown>, former: string): Promise<void> {
  for (const { name, ids, usesPlaces = false } of SEARCHED) {
    await sql.raw(`drop function if exists search_${name}(${former})`).execute(database);
    await sql.raw(foundFunction(name, ids, usesPlaces)).execute(database);
  }
}

/** Private contacts and our own university, which every agreement names, find no agreement. */
const SEARCHED: ReadonlyArray<{
  readonly name: string;
  readonly ids: FoundIds;
  readonly usesPlaces?: boolean;
}> = [
  {
    name: 'institutions',
    usesPlaces: true,
    ids: ({ saysPlace, among }) => `
    select id from institutions where ${saysPlace('search_key')} and ${among('id')}`,
  },
  {
    name: 'contacts',
    ids: ({ says, among }) => `
    select id from contacts where ${says('search_key')} and ${among('id')}`,
  },
  {
    name: 'departments',
    ids: ({ says, among }) => `
    select id from departments where ${says('search_key')} and ${among('id')}`,
  },
  {
    name: 'ects_coordinators',
    ids: ({ says, among }) => `
    select id from ects_coordinators where ${says('search_key')} and ${among('id')}
    union select ects_coordinators.id from ects_coordinators join departments on departments.id = department_id
      where ${says('departments.search_key')} and ${among('ects_coordinators.id')}`,
  },
  {
    name: 'factsheets',
    usesPlaces: true,
    ids: ({ saysPlace, among }) => `
    select factsheets.id from factsheets join institutions on institutions.id = institution_id
    where ${saysPlace('search_key')} and ${among('factsheets.id')}`,
  },
  {
    name: 'agreements',
    usesPlaces: true,
    ids: ({ says, saysPlace, among }) => `
    select agreement_id from agreement_institutions join institutions on institutions.id = institution_id
      where not is_local and ${saysPlace('search_key')} and ${among('agreement_id')}
    union select agreement_id from agreement_contacts join contacts on contacts.id = contact_id
      where has_all and not is_private and ${says('search_key')} and ${among('agreement_id')}
    union select id from agreements where has_all and search_key <> ' ' and ${says('search_key')} and ${among('id')}
    union select id from agreements where id = whole_number and ${among('id')}
    union select agreement_id from partner_agreement_identifications
      where has_all and ${says('search_key')} and ${among('agreement_id')}`,
  },
  {
    name: 'applications',
    ids: ({ says, among }) => `
    select application_id from application_student_data where ${says('search_key')} and ${among('application_id')}
    union select applications.id from applications join users on users.id = owner_id
      where ${says('users.search_key')} and ${among('applications.id')}
    union select id from applications where application_number = whole_number and ${among('id')}`,
  },
];
