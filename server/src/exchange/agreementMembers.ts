import { sql } from 'kysely';
import type { ComputedMembers, DerivedMembers } from '../data/records.ts';
import { factsForCaller } from './factsOfAgreement.ts';
import { OFF_NETWORK, SILENT } from './store/unreached.ts';
import { longUndelivered } from './store/undelivered.ts';
import { officeFactsSql, statedFactsSql } from './turn/factsSql.ts';
import { judgeUnsentEdits } from './turn/judgeUnsentEdits.ts';
import { turnSql } from './turn/turnSql.ts';

/** What the exchange adds to the records of the data API. */
export const AGREEMENT_MEMBERS: ComputedMembers = {
  MobilityAgreements: { facts: (database, caller, id) => factsForCaller(database, caller, Number(id)) },
};

/** What the exchange adds to its lists. */
export const DERIVED_AGREEMENT_MEMBERS: DerivedMembers = {
  MobilityAgreements: {
    turn: {
      value: (row, caller) => {
        const isOffice = caller?.permissions.includes('iia_edit_iro') ?? true;
        return turnSql(isOffice ? officeFactsSql(row) : statedFactsSql(row));
      },
      touched: ['MobilityAgreements', 'MobilityNotifications', 'MobilityInstitutions', 'MobilityDepartments'],
      prepare: judgeUnsentEdits,
    },
    isUndelivered: {
      value: (row) => sql`(${row.key} in (select agreement_id from (${longUndelivered(sql`now()`)}) untold))`,
      touched: 'none',
    },
    isPartnerSilent: { value: (row) => sql`(${row.key} in (${SILENT}))`, touched: 'none' },
    partnerName: {
      value: (row) => sql`(
        select sort_name from agreement_institutions named join institutions on institutions.id = institution_id
        where named.agreement_id = ${row.key} and not is_local order by institutions.id limit 1)`,
      touched: ['MobilityAgreements', 'MobilityInstitutions'],
    },
    isPartnerOffNetwork: { value: (row) => sql`(${row.key} in (${OFF_NETWORK}))`, touched: 'none' },
  },
};
