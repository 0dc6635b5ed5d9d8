import { readReport } from 'shared-contracts/report/reportCalls.ts';
import type { ReportGrouping } from 'shared-contracts/report/report.ts';
import { keepPreviousData, queryOptions, type SendCall } from 'shared-client';
import type { DividedReport } from '../model/reportFigures.ts';
import type { ReportSearch } from '../model/reportSearch.ts';

/** Begins the keys of all that the report reads. */
export const REPORT_KEY = ['mfe-admin', 'report'] as const;

/** What a report is asked for by, in whatever way it is divided. */
export type ReportQuestion = Pick<ReportSearch, 'year' | 'kind'>;

/** The figures of a year, divided in one way; those before stay until the next ones are there. */
export function reportQuery(call: SendCall, search: ReportQuestion & Pick<ReportSearch, 'by'>) {
  const { year, kind, by } = search;
  return queryOptions({
    queryKey: [...REPORT_KEY, { year, kind, by }],
    queryFn: ({ signal }) => readReportBy(call, search, by, signal),
    placeholderData: keepPreviousData,
  });
}

/** Reads the figures as they are now. Throws ApiError. */
export async function readReportBy(
  call: SendCall,
  { year, kind }: ReportQuestion,
  by: ReportGrouping,
  signal: AbortSignal,
): Promise<DividedReport> {
  const query = { year: year ?? undefined, by, kind: kind === 'all' ? undefined : kind };
  return { ...(await call(readReport, { query, signal })), by };
}
