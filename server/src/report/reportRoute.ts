import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { PLACE_KINDS } from 'shared-contracts/places/placeTerms.ts';
import { REPORT_GROUPINGS } from 'shared-contracts/report/report.ts';
import type { Database } from '../database/database.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { readReport } from './readReport.ts';

type ReportParts = { readonly database: Database; readonly clock: () => Date };

/** Registers the numbers that the office takes along. */
export function registerReport(app: FastifyInstance, { database, clock }: ReportParts): void {
  registerCall(app, CALLS.readReport, ({ query, caller }) => {
    const present = academicYearOf(clock());
    return readReport(
      database,
      {
        year: query.year === 0 ? present : query.year,
        by: REPORT_GROUPINGS.find((by) => by === query.by) ?? REPORT_GROUPINGS[0],
        kind: PLACE_KINDS.find((kind) => kind === query.kind) ?? '',
        present,
      },
      caller,
    );
  });
}
