import { boundedJson } from '../boundedTexts.ts';
import { type Selectable, sql } from 'kysely';
import type { New } from 'shared-contracts/members/stored.ts';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { ExchangeState } from '../../status/exchangeState.ts';
import type { ExchangeStatus } from '../../status/statusTable.ts';

/**
 * What the portal keeps of an agreement on the network.
 *
 * - status: as it was computed last; what the agreement says otherwise was posted by a person since then
 * - published: our agreement as it was when our copy was made of it
 * - isWithdrawn: the partner was told that our copy is gone
 * - servedAt: when what partners may read of it changed last, its PDF and corrections of people included
 * - askedAt: when the partner was last notified of our copy as one to look at; of a copy from an earlier system, since when it is served
 */
export type ExchangeRow = {
  readonly agreementId: number;
  readonly partnerHeiId: string;
  readonly partnerIiaId: string | null;
  readonly partnerFetchedAt: Date | null;
  readonly state: ExchangeState;
  readonly published: New<'MobilityAgreements'> | null;
  readonly status: ExchangeStatus;
  readonly isWithdrawn: boolean;
  readonly servedAt: Date;
  readonly askedAt: Date;
};

/** Reads what is known of an agreement, and locks it until the transaction ends; undefined when nothing is. */
export async function lockExchangeRow(
  database: Database,
  agreementId: number,
): Promise<ExchangeRow | undefined> {
  const row = await selectRow(database, agreementId).forUpdate().executeTakeFirst();
  return row && exchangeRow(row);
}

/** Reads what is known of an agreement; undefined when nothing is. */
export async function readExchangeRow(
  database: Database,
  agreementId: number,
): Promise<ExchangeRow | undefined> {
  const row = await selectRow(database, agreementId).executeTakeFirst();
  return row && exchangeRow(row);
}

function selectRow(database: Database, agreementId: number) {
  return database.selectFrom('iia_exchanges').selectAll().where('agreement_id', '=', agreementId);
}

function exchangeRow(row: Selectable<Tables['iia_exchanges']>): ExchangeRow {
  const { agreement_id: agreementId } = row;
  return {
    agreementId,
    partnerHeiId: row.partner_hei_id,
    partnerIiaId: row.partner_iia_id,
    partnerFetchedAt: row.partner_fetched_at,
    state: {
      ours: row.ours,
      partners: row.partners,
      ourApproval: row.our_approval,
      partnerApproval: row.partner_approval,
      approved: row.approved,
      changing: row.changing,
    },
    published: row.published,
    status: { ewpStatus: row.ewp_status_id, terminated: row.terminated },
    isWithdrawn: row.is_withdrawn,
    servedAt: row.served_at,
    askedAt: row.asked_at,
  };
}

/** Writes what is known of an agreement. */
export async function saveExchangeRow(database: Database, row: ExchangeRow): Promise<void> {
  const { state, status } = row;
  const values = {
    partner_hei_id: row.partnerHeiId,
    partner_iia_id: row.partnerIiaId,
    ours: json(state.ours),
    published: json(row.published),
    partners: json(state.partners),
    partner_fetched_at: row.partnerFetchedAt,
    our_approval: state.ourApproval,
    partner_approval: state.partnerApproval,
    approved: json(state.approved),
    changing: state.changing,
    ewp_status_id: status.ewpStatus,
    terminated: status.terminated,
    is_withdrawn: row.isWithdrawn,
    served_at: row.servedAt,
    asked_at: row.askedAt,
    // What was judged of the copies before says nothing of these.
    judged_of: null,
  };
  await database
    .insertInto('iia_exchanges')
    .values({ agreement_id: row.agreementId, ...values })
    .onConflict((conflict) => conflict.column('agreement_id').doUpdateSet(values))
    .execute();
}

/** Finds our agreement that a partner's copy is linked with; one that is deleted is linked with nothing any more. */
export async function findLinkedAgreement(
  database: Database,
  heiId: string,
  partnerIiaId: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('iia_exchanges')
    .select('agreement_id')
    .where(
      sql<boolean>`exists (select from agreements where agreements.id = agreement_id and not is_deleted)`,
    )
    .where('partner_hei_id', '=', heiId)
    .where('partner_iia_id', '=', partnerIiaId)
    .executeTakeFirst();
  return row?.agreement_id;
}

function json(value: object | null): string | null {
  return value === null ? null : boundedJson(value);
}
