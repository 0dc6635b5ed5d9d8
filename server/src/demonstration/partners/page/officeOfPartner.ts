import { sql } from 'kysely';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type { IncomingAgreement } from 'shared-contracts/exchange/exchange.ts';
import type { Database } from '../../../database/database.ts';
import { factsOfAgreement } from '../../../exchange/factsOfAgreement.ts';
import { MOST_OFFERS } from 'shared-contracts/exchange/exchange.ts';
import { listIncoming } from '../../../exchange/store/incoming/listIncoming.ts';

/** One agreement of the demo partner, as its page shows it. */
export type OfficeAgreement = {
  readonly id: number;
  readonly partnerName: string;
  /** The other university's id of its copy; null while there is none. */
  readonly partnerIiaId: string | null;
  readonly startYear: number;
  readonly endYear: number;
  /** The first mobility: people and months or days per academic year; null when there is none. */
  readonly people: number | null;
  readonly months: number | null;
  readonly days: number | null;
  readonly facts: AgreementFacts;
};

/** What the office of a demo partner has before it. */
export type PartnerOffice = {
  readonly university: string;
  readonly offers: readonly IncomingAgreement[];
  readonly agreements: readonly OfficeAgreement[];
};

const MOST_AGREEMENTS = 30;

/** Reads what came in and what there is, the latest first. */
export async function partnerOffice(database: Database): Promise<PartnerOffice> {
  const local = await sql<{ name: string }>`select name from institutions where is_local`.execute(database);
  const { rows } = await sql<Omit<OfficeAgreement, 'facts'>>`
    select agreements.id, coalesce(partner.name, '–') as "partnerName", ids.iia_id as "partnerIiaId",
      start_year_id as "startYear", end_year_id as "endYear", first.people, first.months::float, first.days::float
    from agreements
    left join lateral (
      select name from agreement_institutions join institutions on institutions.id = institution_id
      where agreement_id = agreements.id and not is_local order by institutions.id limit 1
    ) partner on true
    left join lateral (
      select iia_id from partner_agreement_identifications where agreement_id = agreements.id limit 1
    ) ids on true
    left join lateral (
      select mobilities_per_year as people, total_months_per_year as months, total_days_per_year as days
      from agreement_mobilities where agreement_id = agreements.id order by array_position(array['studies', 'traineeship', 'teaching', 'training'], kind), position limit 1
    ) first on true
    order by agreements.date_modified desc, agreements.id desc limit ${MOST_AGREEMENTS}`.execute(database);
  const agreements: OfficeAgreement[] = [];
  for (const row of rows) {
    const facts = await factsOfAgreement(database, row.id);
    if (facts !== undefined) agreements.push({ ...row, facts });
  }
  return {
    university: local.rows[0]?.name ?? '',
    offers: (await listIncoming(database, { top: MOST_OFFERS, skip: 0 })).value,
    agreements,
  };
}
