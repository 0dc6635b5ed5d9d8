import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import {
  ACTIVE_AGREEMENTS,
  agreementFilter,
  NO_EWP_STATUS,
} from 'shared-contracts/agreements/agreementFilter.ts';
import { USABLE_AGREEMENTS } from 'shared-contracts/agreements/usableAgreements.ts';
import type {
  CountryCount,
  OverviewCharts,
  StateCount,
  YearPlaces,
} from 'shared-contracts/overview/overviewCharts.ts';
import { selectAgreements, usedByRow } from '../data/records.ts';
import type { Database } from '../database/database.ts';

/** Years of places: so many before the present one, and so many after it. */
const YEARS_BEFORE = 2;
const YEARS_AFTER = 2;

/** Counts what the charts draw, as far as the caller may know it. */
export async function countCharts(database: Database, caller: Caller, today: Date): Promise<OverviewCharts> {
  const [states, countries, places] = await Promise.all([
    countStates(database, caller, today),
    countCountries(database, caller, today),
    countPlaces(database, caller, academicYearOf(today)),
  ]);
  return { states: [...states], countries: [...countries], places: [...places] };
}

async function countStates(database: Database, caller: Caller, today: Date): Promise<readonly StateCount[]> {
  const { root, where } = selectAgreements(caller, {}, agreementFilter(ACTIVE_AGREEMENTS, today));
  const { rows } = await sql<StateCount>`
    select status, "ewpStatus", count(*)::integer as count from (
      select ${root.column('status_id')} as status, coalesce(${root.column('ewp_status_id')}, ${sql.lit(NO_EWP_STATUS)}) as "ewpStatus"
      from ${root.source} where ${where}
    ) states group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}

async function countCountries(
  database: Database,
  caller: Caller,
  today: Date,
): Promise<readonly CountryCount[]> {
  const running = academicYearOf(today);
  const { root, where } = selectAgreements(caller, {}, agreementFilter({ running }, today));
  const { rows } = await sql<CountryCount>`
    select countries.id, name as "countryName", name_gr as "countryNameGR", count from (
      select country_id, count(*)::integer as count from (
        select distinct side.agreement_id, partners.country_id
        from ${root.source} join agreement_institutions side on side.agreement_id = ${root.key}
        join institutions partners on partners.id = side.institution_id and not partners.is_local
        where ${where}
      ) pairs group by country_id
    ) counted join countries on countries.id = counted.country_id order by count desc, name`.execute(
    database,
  );
  return rows;
}

/**
 * Sums the places for studies that agreements give in each year, and those of them that are used.
 *
 * Agreements count as soon as students may choose them: see specification document 3, section 7.
 */
async function countPlaces(database: Database, caller: Caller, year: number): Promise<readonly YearPlaces[]> {
  const { root, where } = selectAgreements(caller, {}, USABLE_AGREEMENTS);
  const used = caller.permissions.includes('application_settings')
    ? sql`(select coalesce(sum(used), 0)::integer from (${usedByRow(sql`year`)}) rows where row_id is not null)`
    : sql`null::integer`;
  const { rows } = await sql<YearPlaces>`
    with agreed as (
      select ${root.column('start_year_id')} as first, ${root.column('end_year_id')} as last, sending.is_local as is_outgoing,
        sum(rows.mobilities_per_year) as places
      from ${root.source} join agreement_mobilities rows on rows.agreement_id = ${root.key} and rows.kind = 'studies'
      join institutions sending on sending.id = rows.from_institution_id
      where ${where} group by 1, 2, 3
    )
    select year, coalesce(sum(places) filter (where is_outgoing), 0)::integer as outgoing,
      coalesce(sum(places) filter (where not is_outgoing), 0)::integer as incoming, ${used} as used
    from generate_series(${year - YEARS_BEFORE}::integer, ${year + YEARS_AFTER}::integer) year
    left join agreed on year between first and last group by year order by year`.execute(database);
  return rows;
}
