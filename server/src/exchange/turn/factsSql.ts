import { sql, type RawBuilder } from 'kysely';
import type { AgreementFacts } from 'shared-contracts/agreementLifeCycle.ts';
import { EWP_STATUS } from 'shared-contracts/agreements.ts';

export type Sql = RawBuilder<unknown>;

/** The facts that decide whose turn it is, each as an expression. */
export type FactsSql = Readonly<
  Record<
    | Extract<keyof AgreementFacts, 'status' | 'ewpStatus' | 'terminated' | 'isDeleted' | 'wasApproved'>
    | Extract<keyof AgreementFacts, 'hasNotified' | 'hasUnsentEdits' | 'endBegunBy' | 'isPartnerEnding'>,
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
    endBegunBy: sql`null::text`,
    isPartnerEnding: sql`null::boolean`,
  };
}

/** What the office knows besides. The same as `factsOfAgreement`; whether there are unsent edits has been judged before. */
export function officeFactsSql(row: AgreementRow): FactsSql {
  const stated = statedFactsSql(row);
  const ofExchange = (value: Sql) =>
    sql`(select ${value} from iia_exchanges exchanged where exchanged.agreement_id = ${row.key})`;
  return {
    ...stated,
    wasApproved: sql`(${stated.ewpStatus} = ${sql.lit(EWP_STATUS['Approved by all'])} or ${stated.terminated} > 0
      or ${row.column('approved_copy')} is not null)`,
    hasNotified: sql`exists (
      select from notifications told where told.agreement_id = ${row.key} and told.date_created >= ${row.column('date_modified')}
        and told.notifier_hei_id in (
          select own.hei_id from agreement_institutions side join institutions own on own.id = side.institution_id
          where side.agreement_id = ${row.key} and own.is_local))`,
    hasUnsentEdits: sql`coalesce(${ofExchange(sql`exchanged.has_unsent_edits`)}, false)`,
    // What somebody posted and the exchange has not taken up yet is our beginning.
    endBegunBy: ofExchange(sql`case when exchanged.terminated = 0 then 'us' else exchanged.changing end`),
    isPartnerEnding: ofExchange(sql`exchanged.is_partner_ending`),
  };
}
