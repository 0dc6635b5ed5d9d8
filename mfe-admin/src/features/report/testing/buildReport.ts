import type { ReportFigures, ReportRow } from 'shared-contracts/report/report.ts';
import type { DividedReport } from '../model/reportFigures.ts';

export function buildFigures(change: Partial<ReportFigures> = {}): ReportFigures {
  return { agreements: 10, outgoing: 20, used: 7, incoming: 18, ...change };
}

export function buildRow(change: Partial<ReportRow> = {}): ReportRow {
  return {
    id: 40,
    name: 'Austria',
    nameGR: 'Αυστρία',
    code: null,
    country: null,
    now: buildFigures(),
    before: buildFigures({ agreements: 12, outgoing: 20, used: 3, incoming: 11 }),
    ...change,
  };
}

/** A report of 2026-2027 by countries. */
export function buildReport(change: Partial<DividedReport> = {}): DividedReport {
  return {
    year: 2026,
    present: 2026,
    firstYear: 2020,
    lastYear: 2028,
    by: 'country',
    kind: 'studies',
    total: {
      now: buildFigures({ agreements: 1234, outgoing: 2100, used: 800, incoming: 1900 }),
      before: buildFigures({ agreements: 1200, outgoing: 2150, used: 800, incoming: 1850 }),
    },
    elsewhere: 2,
    rows: [
      buildRow(),
      buildRow({ id: 250, name: 'France', nameGR: 'Γαλλία', now: buildFigures({ agreements: 4 }) }),
    ],
    ...change,
  };
}
