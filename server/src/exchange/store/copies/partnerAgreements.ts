import type { Database } from '../../../database/database.ts';
import { sql } from 'kysely';
import type { Iia, ReceivedIia } from 'ewp/documents';
import { boundedJson } from '../boundedTexts.ts';

/** Agreement of a partner that none of ours belongs to yet. */
export type PartnerAgreement = {
  readonly id: number;
  readonly heiId: string;
  readonly iiaId: string;
  readonly hash: string;
  readonly iia: Iia;
  readonly receivedAt: Date;
};

/**
 * Keeps a partner's agreement for the office, in place of its earlier copy. One that was put away waits again when it says something else.
 *
 * - receivedAt: when the partner was asked for it; an answer that was asked for earlier does not take the place of a later one
 */
export async function keepPartnerAgreement(
  database: Database,
  kept: {
    readonly heiId: string;
    readonly iiaId: string;
    readonly received: ReceivedIia;
    readonly receivedAt: Date;
  },
): Promise<void> {
  const copy = {
    hash: kept.received.computedHash,
    iia: boundedJson(kept.received.iia),
    received_at: kept.receivedAt,
  };
  await database
    .insertInto('partner_agreements')
    .values({ hei_id: kept.heiId, iia_id: kept.iiaId, ...copy })
    .onConflict((conflict) =>
      conflict
        .columns(['hei_id', 'iia_id'])
        .doUpdateSet({
          ...copy,
          put_away_at: sql`case when partner_agreements.hash = excluded.hash then partner_agreements.put_away_at end`,
        })
        .where('partner_agreements.received_at', '<=', kept.receivedAt),
    )
    .execute();
}

/**
 * Forgets a partner's agreement: it is gone, or one of ours belongs to it.
 *
 * - askedAt: when the partner was asked; what it served later than that stays
 */
export async function forgetPartnerAgreement(
  database: Database,
  { heiId, iiaId, askedAt }: { readonly heiId: string; readonly iiaId: string; readonly askedAt: Date },
): Promise<void> {
  await database
    .deleteFrom('partner_agreements')
    .where('hei_id', '=', heiId)
    .where('iia_id', '=', iiaId)
    .where('received_at', '<=', askedAt)
    .execute();
}

/** Takes one to work on; locked until the transaction ends. */
export async function lockPartnerAgreement(
  database: Database,
  id: number,
): Promise<PartnerAgreement | undefined> {
  const row = await database
    .selectFrom('partner_agreements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      heiId: row.hei_id,
      iiaId: row.iia_id,
      hash: row.hash,
      iia: row.iia,
      receivedAt: row.received_at,
    }
  );
}
