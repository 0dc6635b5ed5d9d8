import { sql } from 'kysely';
import type { Found } from '../../records/model/defineSet.ts';
import type { Row } from '../../records/sql/row.ts';
import type { Sql } from '../../records/sql/sql.ts';
import { AGREEMENT_WORDS, APPLICATION_WORDS, numberIn } from './numberIn.ts';

/*
 * What `$search` looks at in each set. The folded texts are those of migration 0049, the functions those of 0088.
 */

const byId = (name: string): Found['ids'] => {
  const search = sql.id(`search_${name}`);
  return ({ text, hasAll, readable, isExact }) =>
    sql`${search}(${text}, ${hasAll}, ${readable}, ${!isExact})`;
};

/** What is most like the question comes first. */
const likest: Found['order'] = (row, { text }) => [
  { sql: sql`word_similarity(search_key(${text}), ${row.column('search_key')})`, isDescending: true },
];
const latest = (row: Row) => ({ sql: row.key, isDescending: true });
const firstWhere = (condition: Sql) => ({
  sql: sql`case when ${condition} then 0 else 1 end`,
  isDescending: false,
});

/** Agreements whose id is asked for come first, then those of which a code or an id of the network is asked for in full. */
const agreementOrder: Found['order'] = (row, { text, hasAll }) => {
  const number = numberIn(text, AGREEMENT_WORDS);
  const code = text.trim().toLowerCase();
  // Names have no digits, so they are not compared with codes.
  const hasCode = hasAll && /\d/.test(code);
  return [
    ...(number === undefined ? [] : [firstWhere(sql`${row.key} = ${number.value}`)]),
    ...(hasCode ? [firstWhere(hasCodeSql(row, code))] : []),
    latest(row),
  ];
};

function hasCodeSql(row: Row, code: string): Sql {
  const pattern = sql`'%' || search_key(${code}) || '%'`;
  return sql`(lower(${row.column('iia_id')}) = ${code} or lower(${row.column('iia_code')}) = ${code} or ${row.key} in (
    select agreement_id from partner_agreement_identifications
    where search_key like ${pattern} and (lower(iia_id) = ${code} or lower(iia_code) = ${code})))`;
}

const applicationOrder: Found['order'] = (row, { text }) => {
  const number = numberIn(text, APPLICATION_WORDS);
  const first = number && firstWhere(sql`${row.column('application_number')} = ${number.value}`);
  return [...(first ? [first] : []), latest(row)];
};

const searchAgreements = byId('agreements');
const searchApplications = byId('applications');

export const FOUND_AGREEMENTS: Found = {
  reads: ['institutions', 'departmentalCoordinatorContacts'],
  readsBesides: ['iiaId', 'iiaCode', 'partnerAgreementIdentifications'],
  touches: ['MobilityInstitutions', 'MobilityContacts'],
  ids: (asked) => {
    const number = numberIn(asked.text, AGREEMENT_WORDS);
    return number?.isNamed === true ? sql`${number.value}::integer` : searchAgreements(asked);
  },
  order: agreementOrder,
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
  ids: (asked) => {
    const number = numberIn(asked.text, APPLICATION_WORDS);
    return number?.isNamed === true
      ? sql`id from applications where application_number = ${number.value}`
      : searchApplications(asked);
  },
  order: applicationOrder,
};
