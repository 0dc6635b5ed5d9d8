import { type RawBuilder, sql } from 'kysely';
import { agreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { usableAgreementsIn } from 'shared-contracts/agreements/usableAgreements.ts';
import type { ReportFigures, ReportGrouping } from 'shared-contracts/report/report.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import { givenByRow, selectAgreements } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { REPORT_KEYS } from './reportKeys.ts';

/** What is counted: in which academic years, divided how, and places of which kind (`''`: all). */
export type Counted = {
  readonly years: readonly number[];
  readonly by: ReportGrouping;
  readonly kind: string;
};
/** Figures of one key in one academic year. */
type GroupCount = ReportFigures & { readonly key: number | null; readonly year: number };
type AgreementCount = Pick<GroupCount, 'key' | 'year' | 'agreements'>;
type PlaceCount = Omit<GroupCount, 'agreements'>;

/** Counts the agreements in effect in each of some years, by key: each number is the total of the list with `running`. */
export async function countAgreements(
  database: Database,
  caller: Caller,
  { years, by }: Counted,
): Promise<readonly AgreementCount[]> {
  const effect = ofYears(years, (year) => {
    // Only what is idle or active depends on the day.
    const { root, where } = selectAgreements(caller, {}, agreementFilter({ running: year }, new Date(0)));
    return sql`select ${root.key} as id, ${year}::integer as year from ${root.source} where ${where}`;
  });
  const { rows } = await sql<AgreementCount>`
    select keys.key, effect.year, count(*)::integer as agreements
    from (${effect}) effect ${REPORT_KEYS[by].agreements} group by 1, 2`.execute(database);
  return rows;
}

/** Sums the places of agreements that hold in each of some years, and counts the students who go by them, by key: what the rows of the catalogue say. */
export async function countPlaces(
  database: Database,
  caller: Caller,
  { years, by, kind }: Counted,
): Promise<readonly PlaceCount[]> {
  const knowsStudents = caller.permissions.includes('application_settings');
  const usable = ofYears(years, (year) => {
    const { root, where } = selectAgreements(caller, {}, usableAgreementsIn(year));
    return sql`select ${root.key} as id, ${year}::integer as year from ${root.source} where ${where}`;
  });
  const gone = ofYears(
    years,
    (year) => sql`select ${year}::integer as year, row_id, given from (${givenByRow(year)}) given`,
  );
  const used =
    knowsStudents && (kind === '' || kind === 'studies')
      ? sql`coalesce(sum(given) filter (where is_outgoing), 0)::integer`
      : sql`null::integer`;
  const { rows } = await sql<PlaceCount>`
    with placed as (
      select usable.year, mobility.id, mobility.agreement_id, sender.is_local as is_outgoing, partner.id as partner_id, partner.country_id,
        case when sender.is_local then mobility.from_department_id else mobility.to_department_id end as department_id,
        mobility.mobilities_per_year as places,
        case when mobility.kind = 'studies' then gone.given end as given
      from (${usable}) usable
      join agreement_mobilities mobility on mobility.agreement_id = usable.id and ${kind === '' ? sql`true` : sql`mobility.kind = ${kind}`}
      join institutions sender on sender.id = mobility.from_institution_id
      join institutions receiver on receiver.id = mobility.to_institution_id and receiver.is_local <> sender.is_local
      join institutions partner on partner.id = case when sender.is_local then receiver.id else sender.id end
      left join (${gone}) gone on gone.row_id = mobility.id and gone.year = usable.year
    )
    select keys.key, placed.year, coalesce(sum(places) filter (where is_outgoing), 0)::integer as outgoing,
      ${used} as used, coalesce(sum(places) filter (where not is_outgoing), 0)::integer as incoming
    from placed ${REPORT_KEYS[by].places} group by 1, 2`.execute(database);
  return rows;
}

/** Counts the students who go in an academic year, by whatever agreement. */
export async function countStudents(database: Database, year: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(given), 0)::integer as count from (${givenByRow(year)}) students`.execute(database);
  return rows[0]?.count ?? 0;
}

function ofYears(years: readonly number[], selection: (year: number) => RawBuilder<unknown>) {
  return sql.join(years.map(selection), sql` union all `);
}
