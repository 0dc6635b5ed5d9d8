import { sql } from 'kysely';
import type { WaitedFor } from 'shared-contracts/agreements/agreementFilter.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import {
  type ComputedMembers,
  type DerivedMembers,
  AGREEMENT_IS_OF_DEPARTMENTS,
  IS_ON_DESK_OF_CALLER,
} from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { isoTime } from '../database/isoTime.ts';
import { judgeDrafts, judgeSentNext } from './campaign/judgeDrafts.ts';
import { stageSql } from './campaign/stageSql.ts';
import { factsForCaller } from './factsOfAgreement.ts';
import { isProposed, namesCaller, namesDepartmentOfCaller } from './coordinatorMembers.ts';
import { UNREAD } from './store/copies/copyReads.ts';
import { OFF_NETWORK, SILENT } from './store/outgoing/unreached.ts';
import { longUndelivered } from './store/outgoing/undelivered.ts';
import { type AgreementRow, officeFactsSql, statedFactsSql } from './turn/factsSql.ts';
import { judgeCopies } from './turn/judgeCopies.ts';
import { nextStepSql, obstacleSql, stepSql, turnSql } from './turn/turnSql.ts';
import { waitedSince } from './turn/waitedSince.ts';

/** What the exchange adds to the records of the data API. */
export const AGREEMENT_MEMBERS: ComputedMembers = {
  MobilityAgreements: { facts: (database, caller, id) => factsForCaller(database, caller, Number(id)) },
};

const OWN_TOUCHED = ['MobilityAgreements', 'MobilityContacts'] as const;
const TURN_TOUCHED = [
  'MobilityAgreements',
  'MobilityContacts',
  'MobilityNotifications',
  'MobilityInstitutions',
  'MobilityDepartments',
] as const;

/** Depends also on the agreements under which students go abroad. */
const STEP_TOUCHED = [...TURN_TOUCHED, 'ApplicationStudentStudiesForms'] as const;

/** The facts that a caller may know of. */
function knownFacts(row: AgreementRow, caller: Caller | null) {
  const isOffice = caller?.permissions.includes('iia_edit_iro') ?? true;
  return isOffice ? officeFactsSql(row) : statedFactsSql(row);
}

/** What comes next, as far as a caller may know. */
function nextOfRow(row: AgreementRow, caller: Caller | null) {
  const facts = knownFacts(row, caller);
  // OFFSET keeps the turn from being written into each place that asks for it.
  return sql`(select ${nextStepSql(facts, sql.ref('whose.turn'))} from (select ${turnSql(facts)} as turn offset 0) whose)`;
}

/** What we are waited for, as far as a caller may know. */
export function waitingStepOfRow(row: AgreementRow, caller: Caller | null) {
  return stepSql(nextOfRow(row, caller));
}

/** How far an agreement has come among those of its year; for the office alone, which knows all that it depends on. */
export function campaignStageOfRow(row: AgreementRow) {
  const facts = officeFactsSql(row);
  const stage = stageSql({
    ...facts,
    turn: sql.ref('whose.turn'),
    next: sql.ref('following.next'),
    localStatus: row.column('local_status'),
    isLacking: sql`${row.key} in (select agreement_id from agreement_checks where errors <> '[]')`,
    isUndelivered: sql`${row.key} in (select agreement_id from (${longUndelivered(sql`now()`)}) untold)`,
    isSilent: sql`${row.key} in (${SILENT})`,
  });
  return sql`(select ${stage} from (select ${turnSql(facts)} as turn offset 0) whose
    cross join lateral (select ${nextStepSql(facts, sql.ref('whose.turn'))} as next offset 0) following)`;
}

/** Brings up to date what steps are read from. */
export async function prepareSteps(database: Database): Promise<void> {
  await judgeCopies(database);
  await judgeSentNext(database);
}

/** Brings up to date what stages are read from. */
export async function prepareStages(database: Database): Promise<void> {
  await judgeCopies(database);
  await judgeDrafts(database);
}

function momentOf(row: AgreementRow, caller: Caller | null, waitedFor: WaitedFor) {
  const { told, changed } = waitedSince(row, caller, waitedFor);
  return isoTime(sql`coalesce(${told}, ${changed})`);
}

/** What the exchange adds to its lists. */
export const DERIVED_AGREEMENT_MEMBERS: DerivedMembers = {
  MobilityAgreements: {
    turn: {
      value: (row, caller) => turnSql(knownFacts(row, caller)),
      touched: TURN_TOUCHED,
      prepare: judgeCopies,
    },
    waitingStep: { value: waitingStepOfRow, touched: STEP_TOUCHED, prepare: prepareSteps },
    waitingObstacle: {
      value: (row, caller) => obstacleSql(nextOfRow(row, caller)),
      touched: STEP_TOUCHED,
      prepare: prepareSteps,
    },
    campaignStage: { value: campaignStageOfRow, touched: 'none', prepare: prepareStages },
    waitsForUsSince: { value: (row, caller) => momentOf(row, caller, 'us'), touched: TURN_TOUCHED },
    waitsForPartnerSince: { value: (row, caller) => momentOf(row, caller, 'partner'), touched: TURN_TOUCHED },
    isUndelivered: {
      value: (row) => sql`(${row.key} in (select agreement_id from (${longUndelivered(sql`now()`)}) untold))`,
      touched: 'none',
    },
    isPartnerSilent: { value: (row) => sql`(${row.key} in (${SILENT}))`, touched: 'none' },
    isCopyUnread: { value: (row) => sql`(${row.key} in (${UNREAD}))`, touched: 'none' },
    partnerName: {
      value: (row) => row.column('partner_sort_name'),
      touched: ['MobilityAgreements', 'MobilityInstitutions'],
    },
    namesMe: { value: namesCaller, touched: OWN_TOUCHED },
    namesMyDepartment: { value: namesDepartmentOfCaller, touched: OWN_TOUCHED },
    isOnMyDesk: IS_ON_DESK_OF_CALLER,
    isOfMyDepartments: AGREEMENT_IS_OF_DEPARTMENTS,
    isProposed: { value: isProposed, touched: ['MobilityAgreements'] },
    isPartnerOffNetwork: { value: (row) => sql`(${row.key} in (${OFF_NETWORK}))`, touched: 'none' },
  },
};
