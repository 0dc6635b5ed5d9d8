import { sql } from 'kysely';
import type { PartnerEvent, PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import type { CnrKind } from 'shared-contracts/exchange/exchange.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../../../database/database.ts';
import { shortText } from '../shortReason.ts';
import { userName } from '../userName.ts';

/** An agreement as the network names it: events are found by these, also those from before the copies were linked. */
export type NamedAgreement = {
  readonly id: number;
  /** Of our copy. */
  readonly iiaId: string;
  readonly partnerHeiId: string;
  readonly partnerIiaId: string | null;
};

export const MOST_EVENTS = 50;

type Row = Omit<PartnerEvent, 'receivedAt' | 'settledAt' | 'nextTryAt'> & {
  readonly receivedAt: Date;
  readonly settledAt: Date | null;
  readonly nextTryAt: Date | null;
};

/** Lists the fetches of the partner's copy and approval of an agreement, the newest first, at most {@link MOST_EVENTS}. */
export async function listPartnerEvents(
  database: Database,
  { id, iiaId, partnerHeiId, partnerIiaId }: NamedAgreement,
  language: LanguageTag,
): Promise<readonly PartnerEvent[]> {
  const { rows } = await sql<Row>`
    select incoming.id::integer as id, kind, source, ${userName(language)} as by, received_at as "receivedAt",
      settled_at as "settledAt", next_try_at as "nextTryAt", case state when 'working' then 'waiting' else state end as state,
      news, failure, status, ${shortText('words')} as words, ${shortText('detail')} as detail
    from exchange_incoming incoming left join users on users.id = user_id
    where agreement_id = ${id} or (agreement_id is null and hei_id = ${partnerHeiId} and (
      (kind = 'iia-cnr' and iia_id = ${partnerIiaId}) or (kind = 'iia-approval-cnr' and iia_id = ${iiaId})))
    order by incoming.id desc limit ${MOST_EVENTS}`.execute(database);
  return rows.map((row) => ({
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  }));
}

/** Writes down what a person's own action found out about the partner's copy or approval. */
export async function addPartnerEvent(
  database: Database,
  event: {
    readonly agreementId: number;
    readonly kind: CnrKind;
    readonly heiId: string;
    readonly iiaId: string;
    readonly userId: number | null;
    readonly news: PartnerNews;
    readonly at: Date;
  },
): Promise<void> {
  await database
    .insertInto('exchange_incoming')
    .values({
      kind: event.kind,
      hei_id: event.heiId,
      iia_id: event.iiaId,
      source: 'office',
      user_id: event.userId,
      agreement_id: event.agreementId,
      state: 'done',
      news: event.news,
      received_at: event.at,
      settled_at: event.at,
    })
    .execute();
}
