import { type RawBuilder, sql } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { IncomingAgreement, IncomingAgreements } from 'shared-contracts/exchange/exchange.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../../../database/database.ts';
import { userName } from '../userName.ts';

type Row = Omit<IncomingAgreement, 'receivedAt'> & { readonly receivedAt: Date };
type Counts = Pick<IncomingAgreements, 'waiting' | 'away'>;

/** Which offers of partners are asked for; all that wait unless something is named. */
export type AskedOffers = {
  readonly search?: string | undefined;
  readonly heiId?: string | undefined;
  readonly isAway?: boolean;
  readonly top: number;
  readonly skip: number;
  /** In which people are named. */
  readonly language?: LanguageTag;
};

const COUNTS = sql`
  count(*) filter (where put_away_at is null)::integer as waiting, count(*) filter (where put_away_at is not null)::integer as away`;

/** Lists a page of the agreements of partners that none of ours belongs to, the latest first, with those of ours that each could be linked with. */
export async function listIncoming(database: Database, asked: AskedOffers): Promise<IncomingAgreements> {
  const wanted = wantedBy(asked, sql`iia_code`);
  const { rows } = await sql<Row>`
    ${selectIn(asked.language)} where ${wanted} order by received_at desc, offer.id desc limit ${asked.top} offset ${asked.skip}`.execute(
    database,
  );
  const counts = await sql<Counts & Pick<IncomingAgreements, 'total'>>`
    select count(*) filter (where ${wanted})::integer as total, ${COUNTS} ${FROM}`.execute(database);
  const partners = await sql<IncomingAgreements['partners'][number]>`
    select distinct offer.hei_id as "heiId", institutions.name, institutions.name_gr as "nameGR" ${FROM} order by institutions.name nulls last, offer.hei_id`.execute(
    database,
  );
  const { total = 0, waiting = 0, away = 0 } = counts.rows[0] ?? {};
  return { total, waiting, away, partners: partners.rows, value: rows.map(toOffer) };
}

/** - isAway: out of sight, or among those that wait */
export type WantedPlace = {
  readonly id: number;
  readonly isAway: boolean;
  readonly userId: number;
  readonly at: Date;
  readonly language?: LanguageTag;
};

/** Puts an offer away or takes it back; gives it as it is now, undefined when there is none. */
export async function putAway(
  database: Database,
  { id, isAway, userId, at, language }: WantedPlace,
): Promise<IncomingAgreement | undefined> {
  await database
    .updateTable('partner_agreements')
    .set(isAway ? { put_away_at: at, put_away_by: userId } : { put_away_at: null, put_away_by: null })
    .where('id', '=', id)
    .where('put_away_at', isAway ? 'is' : 'is not', null)
    .execute();
  const { rows } = await sql<Row>`${selectIn(language)} where offer.id = ${id}`.execute(database);
  return rows.map(toOffer)[0];
}

/** Counts those that wait. */
export async function countIncoming(database: Database): Promise<number> {
  const { rows } = await sql<Counts>`select ${COUNTS} from partner_agreements`.execute(database);
  return rows[0]?.waiting ?? 0;
}

const FROM = sql`from partner_agreements offer left join institutions on institutions.hei_id = offer.hei_id`;

/** Ids of an earlier system have other forms. */
const NAMED_ID = sql`case when named_iia_id ~ '^[1-9][0-9]{0,8}$' then named_iia_id::integer end`;

const selectIn = (language: LanguageTag = 'en') => sql`
  select offer.id, offer.hei_id as "heiId", institutions.name as "institutionName", institutions.name_gr as "institutionNameGR", iia_id as "iiaId", iia_code as "iiaCode",
    received_at as "receivedAt", conditions, coalesce((
      select json_agg(json_build_object('id', agreements.id, 'startYear', start_year_id, 'endYear', end_year_id) order by agreements.id desc)
      from agreements join agreement_institutions on agreement_id = agreements.id
      where agreement_institutions.institution_id = institutions.id and not is_deleted
        and ewp_status_id is distinct from ${EWP_STATUS['Approved by all']}
        and not exists (select from partner_agreement_identifications ids where ids.agreement_id = agreements.id)
    ), '[]'::json) as candidates,
    (
      select json_build_object('id', agreements.id, 'iiaId', partner_iia_id)
      from agreements join iia_exchanges on agreement_id = agreements.id
      where partner_hei_id = offer.hei_id and partner_iia_id is not null and not is_deleted
        and (agreements.iia_id = named_iia_id or (agreements.iia_id is null and agreements.id = ${NAMED_ID}))
      limit 1
    ) as "linkedElsewhere",
    case when put_away_at is not null then json_build_object('at', to_json(put_away_at), 'by', (
      select ${userName(language)} from users where users.id = put_away_by)) end as "putAway"
  ${FROM}`;

/** Makes the condition on what is listed, a row `offer` beside its `institutions`. - code: that a search looks into besides the names and ids */
export function wantedBy(
  { search, heiId, isAway = false }: AskedOffers,
  code: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const searched = sql`compare_text(concat_ws(' ', institutions.name, institutions.name_gr, institutions.erasmus_code, offer.hei_id, offer.iia_id, ${code}))`;
  const conditions = [
    isAway ? sql<boolean>`put_away_at is not null` : sql<boolean>`put_away_at is null`,
    ...(heiId ? [sql<boolean>`offer.hei_id = ${heiId}`] : []),
    ...(search?.trim() ? [sql<boolean>`strpos(${searched}, compare_text(${search})) > 0`] : []),
  ];
  return sql.join<boolean>(conditions, sql` and `);
}

function toOffer({ putAway: away, ...row }: Row): IncomingAgreement {
  return {
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    putAway: away && { ...away, at: new Date(away.at).toISOString() },
  };
}
