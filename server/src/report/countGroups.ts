import { type RawBuilder, sql } from 'kysely';
import { agreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { usableAgreementsIn } from 'shared-contracts/agreements/usableAgreements.ts';
import type { ReportFigures, ReportGrouping } from 'shared-contracts/report/report.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import { usedByRow, selectAgreements } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { REPORT_KEYS } from './reportKeys.ts';

/** What is counted: in which academic years, divided how, and places of which kind (`''`: all). */
export type Counted = {
  readonly years: readonly number[];
  readonly by: ReportGrouping;
  readonly kind: string;
};

/** Whose figures they are: those of a key in an academic year, or of all keys together, each agreement and row once. */
type Counts<Figures> = Figures & {
  readonly isTotal: boolean;
  readonly key: number | null;
  readonly year: number;
};
type AgreementCounts = Counts<Pick<ReportFigures, 'agreements'>>;
type PlaceCounts = Counts<Omit<ReportFigures, 'agreements'>>;

const NO_KEY = sql`null::integer`;

/** What is asked of a mobility row; of its two institutions one is ours, and the other one the partner. */
const ROW = sql`mobility.id, mobility.agreement_id, sender.is_local as is_outgoing, mobility.mobilities_per_year as places,
  case when sender.is_local then receiver.id else sender.id end as partner_id,
  case when sender.is_local then receiver.country_id else sender.country_id end as country_id,
  case when sender.is_local then mobility.from_department_id else mobility.to_department_id end as department_id`;
const INSTITUTIONS = sql`join institutions sender on sender.id = mobility.from_institution_id
  join institutions receiver on receiver.id = mobility.to_institution_id and receiver.is_local <> sender.is_local`;

/** Counts the agreements in force in each of some years, by key: each number is the total of the list with `running`. */
export async function countAgreements(
  database: Database,
  caller: Caller,
  { years, by }: Counted,
): Promise<readonly AgreementCounts[]> {
  const inForce = ofYears(years, (year) => {
    // Only what is idle or active depends on the day.
    const { root, where } = selectAgreements(caller, {}, agreementFilter({ running: year }, new Date(0)));
    return sql`select ${root.key} as id, ${year}::integer as year from ${root.source} where ${where}`;
  });
  const { rows } = await sql<AgreementCounts>`
    with in_force as materialized (${inForce})
    select false as "isTotal", keys.key, in_force.year, count(*)::integer as agreements from in_force ${REPORT_KEYS[by].agreements} group by 2, 3
    union all select true, ${NO_KEY}, year, count(*)::integer from in_force group by 3`.execute(database);
  return rows;
}

/**
 * Sums the places of agreements that hold in each of some years, and those that are used, by key: what the rows of the catalogue
 * say. Each row is looked at once, in however many years its agreement holds. Students are few: their rows are found first, and only then held
 * against the agreements, or PostgreSQL looks for each of them among all rows.
 */
export async function countPlaces(
  database: Database,
  caller: Caller,
  { years, by, kind }: Counted,
): Promise<readonly PlaceCounts[]> {
  const usable = ofYears(years, (year) => {
    const { root, where } = selectAgreements(caller, {}, usableAgreementsIn(year));
    return sql`select ${root.key} as id, ${year}::integer as year from ${root.source} where ${where}`;
  });
  const gone = ofYears(
    years,
    (year) => sql`select ${year}::integer as year, row_id, used from (${usedByRow(year)}) rows`,
  );
  const ofKind = kind === '' ? sql`true` : sql`mobility.kind = ${kind}`;
  const used = knowsUsed(caller, kind) ? sql`sum(counted.used)::integer` : sql`null::integer`;
  const sums = (isTotal: boolean, key: RawBuilder<unknown>, joins: RawBuilder<unknown>) => sql`
    select ${isTotal}::boolean as "isTotal", key, year, sum(outgoing)::integer as outgoing, ${used} as used, sum(incoming)::integer as incoming from (
      select summed.key, usable.year, summed.outgoing, 0 as used, summed.incoming from (
        select placed.agreement_id, ${key} as key, coalesce(sum(places) filter (where is_outgoing), 0) as outgoing,
          coalesce(sum(places) filter (where not is_outgoing), 0) as incoming
        from placed ${joins} group by 1, 2
      ) summed join usable on usable.id = summed.agreement_id
      union all select ${key}, placed.year, 0, placed.used, 0 from going placed ${joins}
    ) counted group by key, year`;
  const ofKeys = sums(false, sql`keys.key`, REPORT_KEYS[by].places);
  const { rows } = await sql<PlaceCounts>`
    with usable as materialized (${usable}),
    placed as materialized (
      select ${ROW} from agreement_mobilities mobility ${INSTITUTIONS}
      where mobility.agreement_id in (select id from usable) and ${ofKind}
    ), gone as materialized (${gone}),
    students as materialized (
      select ${ROW}, gone.year, gone.used from gone
      join agreement_mobilities mobility on mobility.id = gone.row_id and ${ofKind} ${INSTITUTIONS}
    ), going as materialized (
      select * from students where (agreement_id, year) in (select id, year from usable)
    )
    ${by === 'year' ? sql`` : sql`${ofKeys} union all`} ${sums(true, NO_KEY, sql``)}`.execute(database);
  return rows;
}

/** Counts the students who applied for an academic year, whatever agreement they name first. */
export async function countStudents(database: Database, year: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(used), 0)::integer as count from (${usedByRow(year)}) students`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Tells whether a caller may know how many places are used, and whether anybody does: students apply for studies alone. */
export function knowsUsed(caller: Caller, kind: string): boolean {
  return caller.permissions.includes('application_settings') && (kind === '' || kind === 'studies');
}

function ofYears(years: readonly number[], selection: (year: number) => RawBuilder<unknown>) {
  return sql.join(years.map(selection), sql` union all `);
}
