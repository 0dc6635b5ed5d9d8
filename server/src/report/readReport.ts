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
import { countAgreements, countPlaces, countStudents, knowsUsed, type Counted } from './countGroups.ts';
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
  const [{ groups, totals }, names, span, students] = await Promise.all([
    countFigures(database, caller, { years, by, kind }),
    sql<Name>`${REPORT_KEYS[by].names}`.execute(database),
    yearsOfAgreements(database),
    countStudents(database, year),
  ]);
  const compared = (ofYears: FiguresByYear | undefined, at: number): ComparedFigures => {
    const none = noFigures(caller, kind);
    return { now: ofYears?.get(at) ?? none, before: ofYears?.get(at - 1) ?? none };
  };
  const nameOf = new Map(names.rows.map(({ key, ...name }) => [key, name]));
  const rows =
    by === 'year'
      ? years.slice(1).map((id): ReportRow => ({ id, ...NO_NAME, ...compared(totals, id) }))
      : [...groups].map(([id, ofYears]): ReportRow => {
          const name = (id === null ? undefined : nameOf.get(id)) ?? NO_NAME;
          return { id, ...name, ...compared(ofYears, year) };
        });
  const total = compared(totals, year);
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

type FiguresByYear = Map<number, ReportFigures>;

/** Puts agreements and places together, by key and year, and those of all keys by year. */
async function countFigures(database: Database, caller: Caller, counted: Counted) {
  const [agreements, places] = await Promise.all([
    countAgreements(database, caller, counted),
    countPlaces(database, caller, counted),
  ]);
  const none = noFigures(caller, counted.kind);
  const totals: FiguresByYear = new Map();
  const groups = new Map<number | null, FiguresByYear>();
  const figuresOf = (isTotal: boolean, key: number | null): FiguresByYear => {
    if (isTotal) return totals;
    const years = groups.get(key) ?? new Map<number, ReportFigures>();
    groups.set(key, years);
    return years;
  };
  const add = (years: FiguresByYear, year: number, counts: Partial<ReportFigures>) =>
    years.set(year, { ...none, ...years.get(year), ...counts });
  for (const { isTotal, key, year, ...counts } of agreements) add(figuresOf(isTotal, key), year, counts);
  for (const { isTotal, key, year, ...counts } of places) add(figuresOf(isTotal, key), year, counts);
  return { groups, totals };
}

function noFigures(caller: Caller, kind: string): ReportFigures {
  return { agreements: 0, outgoing: 0, used: knowsUsed(caller, kind) ? 0 : null, incoming: 0 };
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
