import { sql } from 'kysely';
import {
  YEARS_OF_A_REPORT,
  type ComparedFigures,
  type Report,
  type ReportFigures,
  type ReportGrouping,
  type ReportRow,
} from 'shared-contracts/report/report.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { Database } from '../database/database.ts';
import { countAgreements, countPlaces, countStudents, type Counted } from './countGroups.ts';
import { REPORT_KEYS } from './reportKeys.ts';

/** A question of the report. - kind: of places, `''` for all; present: academic year of today */
export type ReportQuestion = {
  readonly year: number;
  readonly by: ReportGrouping;
  readonly kind: string;
  readonly present: number;
};
type Name = Pick<ReportRow, 'name' | 'nameGR' | 'code' | 'country'> & { readonly key: number };

/** Sorts behind every name. */
const LAST = '\uffff';
const NO_NAME = { name: null, nameGR: null, code: null, country: null } as const;

/** Counts what the report says of an academic year, as far as the caller may know it. */
export async function readReport(
  database: Database,
  { year, by, kind, present }: ReportQuestion,
  caller: Caller,
): Promise<Report> {
  const length = by === 'year' ? YEARS_OF_A_REPORT : 1;
  const years = Array.from({ length: length + 1 }, (_, index) => year - length + index);
  const [groups, totals, names, span, students] = await Promise.all([
    figuresBy(database, caller, { years, by, kind }),
    by === 'year' ? null : figuresBy(database, caller, { years, by: 'year', kind }),
    sql<Name>`${REPORT_KEYS[by].names}`.execute(database),
    yearsOfAgreements(database),
    countStudents(database, year),
  ]);
  const none = noFigures(caller, kind);
  const ofYear = (key: number | null, at: number) => groups.get(key)?.get(at) ?? none;
  const all = totals ?? groups;
  const total: ComparedFigures = {
    now: all.get(year)?.get(year) ?? none,
    before: all.get(year - 1)?.get(year - 1) ?? none,
  };
  const nameOf = new Map(names.rows.map(({ key, ...name }) => [key, name]));
  const rows =
    by === 'year'
      ? years.slice(1).map((id): ReportRow => {
          return { id, ...NO_NAME, now: ofYear(id, id), before: ofYear(id - 1, id - 1) };
        })
      : [...groups.keys()].map((id): ReportRow => {
          const name = (id === null ? undefined : nameOf.get(id)) ?? NO_NAME;
          return { id, ...name, now: ofYear(id, year), before: ofYear(id, year - 1) };
        });
  return {
    year,
    present,
    ...span,
    by,
    kind,
    total,
    elsewhere: total.now.used === null ? null : students - total.now.used,
    rows: by === 'year' ? rows : rows.toSorted(byPlaces),
  };
}

/** Puts agreements and places together, by key and year. */
async function figuresBy(database: Database, caller: Caller, counted: Counted) {
  const [agreements, places] = await Promise.all([
    countAgreements(database, caller, counted),
    countPlaces(database, caller, counted),
  ]);
  const none = noFigures(caller, counted.kind);
  const groups = new Map<number | null, Map<number, ReportFigures>>();
  const add = (key: number | null, year: number, counts: Partial<ReportFigures>) => {
    const years = groups.get(key) ?? new Map<number, ReportFigures>();
    years.set(year, { ...none, ...years.get(year), ...counts });
    groups.set(key, years);
  };
  for (const { key, year, ...counts } of agreements) add(key, year, counts);
  for (const { key, year, ...counts } of places) add(key, year, counts);
  return groups;
}

function noFigures(caller: Caller, kind: string): ReportFigures {
  const knows = caller.permissions.includes('application_settings') && (kind === '' || kind === 'studies');
  return { agreements: 0, outgoing: 0, used: knows ? 0 : null, incoming: 0 };
}

async function yearsOfAgreements(database: Database): Promise<Pick<Report, 'firstYear' | 'lastYear'>> {
  const { rows } = await sql<Pick<Report, 'firstYear' | 'lastYear'>>`
    select min(start_year_id)::integer as "firstYear", max(end_year_id)::integer as "lastYear" from agreements where not is_deleted`.execute(
    database,
  );
  return rows[0] ?? { firstYear: null, lastYear: null };
}

function byPlaces(one: ReportRow, other: ReportRow): number {
  const places = ({ now }: ReportRow) => now.outgoing + now.incoming;
  return (
    places(other) - places(one) ||
    other.now.agreements - one.now.agreements ||
    (one.name ?? LAST).localeCompare(other.name ?? LAST) ||
    (one.id ?? 0) - (other.id ?? 0)
  );
}
