import { sql, type RawBuilder } from 'kysely';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { TO_SEND_FIRST } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { AGREEMENTS_WITH_MOBILITIES } from '../../data/records.ts';
import { HASH_NOT_KNOWN } from '../status/exchangeState.ts';
import { OWN_IIA_ID } from '../store/copies/ownIiaIds.ts';

export type Sql = RawBuilder<unknown>;

/** The facts that decide whose turn it is, and what comes next, each as an expression. */
export type FactsSql = Readonly<
  Record<
    | Extract<keyof AgreementFacts, 'status' | 'ewpStatus' | 'terminated' | 'isDeleted' | 'wasApproved'>
    | Extract<keyof AgreementFacts, 'hasNotified' | 'hasUnsentEdits' | 'endBegunBy' | 'isPartnerEnding'>
    | Extract<keyof AgreementFacts, 'isPartnerBehind' | 'areCopiesApart' | 'areOnlyPeopleUnsent'>
    | Extract<keyof AgreementFacts, 'hasPartnerCopy' | 'partnersCopy' | 'isIncomplete' | 'hasMobilities'>,
    Sql
  >
>;

/** A row of `agreements`. */
export type AgreementRow = { readonly key: Sql; readonly column: (name: string) => Sql };

const NO = sql`false`;

/** What an agreement says itself: all that whoever is not of the office knows. The same as `factsForCaller`. */
export function statedFactsSql(row: AgreementRow): FactsSql {
  return {
    status: row.column('status_id'),
    ewpStatus: sql`coalesce(${row.column('ewp_status_id')}, ${sql.lit(EWP_STATUS['Not notified'])})`,
    terminated: row.column('terminated'),
    isDeleted: row.column('is_deleted'),
    wasApproved: NO,
    hasNotified: NO,
    hasUnsentEdits: NO,
    areOnlyPeopleUnsent: NO,
    endBegunBy: sql`null::text`,
    isPartnerEnding: sql`null::boolean`,
    isPartnerBehind: NO,
    areCopiesApart: NO,
    hasPartnerCopy: sql`${row.key} in (select agreement_id from partner_agreement_identifications where iia_id <> '')`,
    partnersCopy: sql`null::text`,
    isIncomplete: NO,
    hasMobilities: NO,
  };
}

/**
 * What the office knows besides. The same as `factsOfAgreement`; whether there are unsent edits has been judged before.
 *
 * Each is asked of the few agreements that it holds for, which are found once for a whole list. What decides nothing in a state is not asked for in it:
 * a notification only of what was opened for changes, and who began an end only where one is under way.
 */
export function officeFactsSql(row: AgreementRow): FactsSql {
  const stated = statedFactsSql(row);
  const isAmong = (ids: Sql) => sql`${row.key} in (${ids})`;
  return {
    ...stated,
    wasApproved: sql`(${stated.ewpStatus} = ${sql.lit(EWP_STATUS['Approved by all'])} or ${stated.terminated} > 0
      or ${row.column('approved_copy')} is not null)`,
    hasNotified: sql`not (${isAmong(OPEN_AND_UNTOLD)})`,
    hasUnsentEdits: isAmong(sql`select agreement_id from iia_exchanges where has_unsent_edits`),
    areOnlyPeopleUnsent: isAmong(sql`select agreement_id from iia_exchanges where are_only_people_unsent`),
    endBegunBy: sql`case when ${isAmong(ENDED_BY_PARTNER)} then 'partner' end`,
    isPartnerEnding: sql`case when ${isAmong(sql`select agreement_id from iia_exchanges where is_partner_ending`)} then true
      when ${isAmong(NOT_ENDED_BY_PARTNER)} then false end`,
    isPartnerBehind: isAmong(
      sql`select agreement_id from iia_exchanges where is_partner_behind and ewp_status_id = ${sql.lit(EWP_STATUS['Approved by partner'])}`,
    ),
    areCopiesApart: isAmong(sql`select agreement_id from iia_exchanges where are_copies_apart`),
    partnersCopy: sql`case when ${isAmong(LINKED)} then 'here' when ${isAmong(FETCHED)} then 'unlinked' else 'missing' end`,
    isIncomplete: sql`(${isSentNext(stated)} and ${isAmong(sql`select agreement_id from agreement_checks where errors <> '[]'`)})`,
    hasMobilities: isAmong(AGREEMENTS_WITH_MOBILITIES),
  };
}

/** What is sent next, and was not in this round: the same as `isIncomplete` of `factsOfAgreement` looks at. */
export function isSentNext({ status, ewpStatus }: Pick<FactsSql, 'status' | 'ewpStatus'>): Sql {
  return sql`(${status} = ${sql.lit(AGREEMENT_STATUS.Submitted)}
    or (${status} = ${sql.lit(AGREEMENT_STATUS.Final)} and ${ewpStatus} in (${sql.join(TO_SEND_FIRST.map((state) => sql.lit(state)))})))`;
}

/** The partner's copy is here. */
const FETCHED = sql`select agreement_id from iia_exchanges where partners_hash <> ${sql.lit(HASH_NOT_KNOWN)}`;

/** It is here and names ours. */
const LINKED = sql`
  select agreement_id from iia_exchanges join agreements on agreements.id = agreement_id
  where partners_hash <> ${sql.lit(HASH_NOT_KNOWN)} and named_by_partner = ${OWN_IIA_ID}`;

/** Opened for changes, and nothing told since the last one. */
const OPEN_AND_UNTOLD = sql`
  select opened.id from agreements opened
  where opened.ewp_status_id = ${sql.lit(EWP_STATUS['Notified by us'])} and (opened.approved_copy is not null or opened.terminated > 0)
    and not exists (
      select from notifications told where told.agreement_id = opened.id and told.date_created >= opened.date_modified
        and told.notifier_hei_id in (
          select own.hei_id from agreement_institutions side join institutions own on own.id = side.institution_id
          where side.agreement_id = opened.id and own.is_local))`;

/** What somebody posted and the exchange has not taken up yet is our beginning. */
const ENDED_BY_PARTNER = sql`
  select agreement_id from iia_exchanges where terminated > 0 and changing = 'partner'`;

/** An end is under way, and the copy of the partner that is here is not marked as ended. */
const NOT_ENDED_BY_PARTNER = sql`
  select exchanged.agreement_id from agreements ending join iia_exchanges exchanged on exchanged.agreement_id = ending.id
  where ending.ewp_status_id = ${sql.lit(EWP_STATUS['Approved by all'])} and ending.terminated between 1 and 3 and not exchanged.is_partner_ending`;
