import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { PLACE_KINDS } from 'shared-contracts/places/placeTerms.ts';
import { REPORT_GROUPINGS } from 'shared-contracts/report/report.ts';
import type { Database } from '../database/database.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { badQuery } from '../platform/query/badQuery.ts';
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
        by: query.by === undefined ? REPORT_GROUPINGS[0] : oneOf('by', REPORT_GROUPINGS, query.by),
        kind: query.kind === undefined || query.kind === '' ? '' : oneOf('kind', PLACE_KINDS, query.kind),
        present,
      },
      caller,
    );
  });
}

/** Throws a `Problem` 400 for a value that is none of those that there are. */
function oneOf<Value extends string>(name: string, values: readonly Value[], value: string): Value {
  const found = values.find((one) => one === value);
  if (found !== undefined) return found;
  throw badQuery(name, {
    en: `${name} is one of ${values.join(', ')}.`,
    el: `Το ${name} παίρνει μία από τις τιμές ${values.join(', ')}.`,
  });
}
