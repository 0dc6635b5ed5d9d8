import { sql } from 'kysely';
import type { PartedCopy } from 'shared-contracts/exchange/exchangeCopies.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../../../database/database.ts';
import { HASH_NOT_KNOWN, type ExchangeState } from '../../status/exchangeState.ts';
import { boundedJson } from '../boundedTexts.ts';
import { userName } from '../userName.ts';

/** A copy as its owner names it. */
export type PartnersIia = { readonly heiId: string; readonly iiaId: string };

/** Keeps what is known of two copies as they are parted. */
export async function keepParted(
  database: Database,
  parted: PartnersIia & {
    readonly agreementId: number;
    readonly state: ExchangeState;
    readonly at: Date;
    readonly userId: number | null;
  },
): Promise<void> {
  await database
    .insertInto('parted_copies')
    .values({
      agreement_id: parted.agreementId,
      hei_id: parted.heiId,
      iia_id: parted.iiaId,
      state: boundedJson(parted.state),
      at: parted.at,
      user_id: parted.userId,
    })
    .execute();
}

/** Says whether somebody parted our agreement from this copy: only a person links the two again. */
export async function wasParted(
  database: Database,
  agreementId: number,
  { heiId, iiaId }: PartnersIia,
): Promise<boolean> {
  const row = await database
    .selectFrom('parted_copies')
    .select('id')
    .where('agreement_id', '=', agreementId)
    .where('hei_id', '=', heiId)
    .where('iia_id', '=', iiaId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the copies that were parted from our agreement, the last one first. */
export async function listParted(
  database: Database,
  agreementId: number,
  language: LanguageTag,
): Promise<readonly PartedCopy[]> {
  const { rows } = await sql<Row>`
    select iia_id as "iiaId", at, state, ${userName(language)} as by
    from parted_copies left join users on users.id = user_id
    where agreement_id = ${agreementId} order by parted_copies.id desc`.execute(database);
  return rows.map(({ iiaId, at, by, state }) => ({
    iiaId,
    at: at.toISOString(),
    by,
    ours: state.ours?.hash ?? null,
    partners: state.partners?.hash === HASH_NOT_KNOWN ? null : (state.partners?.hash ?? null),
    approval: approvalOf(state),
  }));
}

type Row = {
  readonly iiaId: string;
  readonly at: Date;
  readonly by: string | null;
  readonly state: ExchangeState;
};

function approvalOf({ approved, ourApproval, partnerApproval }: ExchangeState): PartedCopy['approval'] {
  if (approved !== null || (ourApproval !== null && partnerApproval !== null)) return 'both';
  if (ourApproval !== null) return 'us';
  return partnerApproval === null ? 'none' : 'partner';
}
