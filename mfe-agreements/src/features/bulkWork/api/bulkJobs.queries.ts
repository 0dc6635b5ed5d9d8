import type { BulkInput, BulkPreviewRow, BulkRowState } from 'shared-contracts/bulk/bulkJobs.ts';
import type { BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';
import { MOST_PREVIEWED } from 'shared-contracts/bulk/bulkJobs.ts';
import {
  listBulkJobRows,
  listBulkJobs,
  previewBulkJob,
  readBulkJob,
} from 'shared-contracts/bulk/bulkCalls.ts';
import { keepPreviousData, queryOptions, type SendCall } from 'shared-client';

const KEY = ['mfe-agreements', 'bulkJobs'] as const;

/** How often a job that is under way is asked for, and one of which partners do not know yet. */
const LOOK_EVERY_MS = 1_000;
const LOOK_FOR_NOTICES_EVERY_MS = 15_000;

/** Agreements of a job on one page. */
export const ROWS_PER_PAGE = 50;

export function bulkJobsQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => call(listBulkJobs, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.value.some(({ endedAt }) => endedAt === null) === true ? LOOK_EVERY_MS : false,
  });
}

/** A job, asked for again as long as something of it is under way. */
export function bulkJobQuery(call: SendCall, id: number) {
  return queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call(readBulkJob, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return false;
      if (data.endedAt === null) return LOOK_EVERY_MS;
      return data.told.waiting > 0 ? LOOK_FOR_NOTICES_EVERY_MS : false;
    },
  });
}

type RowsAsked = {
  readonly id: number;
  readonly state: BulkRowState | null;
  readonly page: number;
  /** What of the job has changed since: the rows are read anew then. */
  readonly progress: string;
};

/** A page of the agreements of a job; the rows before stay until the next ones are there. */
export function bulkJobRowsQuery(call: SendCall, { id, state, page, progress }: RowsAsked) {
  const query = { ...(state && { state }), $top: ROWS_PER_PAGE, $skip: page * ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...KEY, id, 'rows', state, page, progress],
    queryFn: ({ signal }) => call(listBulkJobRows, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export type PreviewAsked = {
  readonly work: BulkWork;
  readonly agreements: readonly number[];
  readonly input: BulkInput;
  /** Number of the preview: the same input is previewed again under the next one. */
  readonly run: number;
};

/**
 * Previews agreements piece by piece.
 *
 * - onProgress: is told how many have been looked at
 */
export function previewQuery(
  call: SendCall,
  { work, agreements, input, run }: PreviewAsked,
  onProgress: (looked: number) => void,
) {
  return queryOptions({
    queryKey: [...KEY, 'preview', work, agreements, input, run],
    queryFn: async ({ signal }) => {
      const rows: BulkPreviewRow[] = [];
      for (let from = 0; from < agreements.length; from += MOST_PREVIEWED) {
        onProgress(from);
        const piece = agreements.slice(from, from + MOST_PREVIEWED);
        rows.push(
          ...(await call(previewBulkJob, { body: { work, agreements: piece, ...input }, signal })).value,
        );
      }
      return rows;
    },
    // What is shown is what is done: it is looked at once, and again only when somebody asks.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
