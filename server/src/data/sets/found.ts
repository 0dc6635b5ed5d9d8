import { sql } from 'kysely';
import type { Found } from '../../records/model/defineSet.ts';

/*
 * What `$search` looks at in each set. The folded texts are those of migration 0049, the functions those of 0072.
 */

const byId = (name: string): Found['ids'] => {
  const search = sql.id(`search_${name}`);
  return (text, hasAll, readable) => sql`${search}(${text}, ${hasAll}, ${readable})`;
};

/** What is most like the question comes first. */
const likest: Found['order'] = (row, text) => [
  { sql: sql`word_similarity(search_key(${text}), ${row.column('search_key')})`, isDescending: true },
];
const latest: Found['order'] = (row) => [{ sql: row.key, isDescending: true }];

export const FOUND_AGREEMENTS: Found = {
  reads: ['institutions', 'departmentalCoordinatorContacts'],
  readsBesides: ['iiaId', 'iiaCode', 'partnerAgreementIdentifications'],
  touches: ['MobilityInstitutions', 'MobilityContacts'],
  ids: byId('agreements'),
  order: latest,
};
export const FOUND_INSTITUTIONS: Found = {
  reads: ['name', 'nameGR', 'cityName', 'heiId', 'erasmusCode'],
  touches: [],
  ids: byId('institutions'),
  order: likest,
};
export const FOUND_DEPARTMENTS: Found = {
  reads: ['name', 'nameGR', 'ounitId', 'ounitCode'],
  touches: [],
  ids: byId('departments'),
  order: likest,
};
export const FOUND_CONTACTS: Found = {
  reads: ['givenName', 'familyName', 'email'],
  touches: [],
  ids: byId('contacts'),
  order: likest,
};
export const FOUND_COORDINATORS: Found = {
  reads: ['firstName', 'lastName', 'email', 'department'],
  touches: ['MobilityDepartments'],
  ids: byId('ects_coordinators'),
  order: likest,
};
export const FOUND_FACTSHEETS: Found = {
  reads: ['institution'],
  touches: ['MobilityInstitutions'],
  ids: byId('factsheets'),
};
export const FOUND_APPLICATIONS: Found = {
  reads: ['applicationNumber', 'studentData', 'owner'],
  touches: ['Users'],
  ids: byId('applications'),
  order: latest,
};
