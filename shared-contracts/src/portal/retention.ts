import { REPEATED_SAVES_DAYS } from '../call/repeatedSaves.ts';
import { REFUSED_CALLS_DAYS } from '../exchange/refusedCalls.ts';
import { COUNTED_DAYS } from '../releases/faultCalls.ts';
import { DELETED_RETENTION_YEARS, RETENTION_YEARS } from '../applications/retention.ts';

/**
 * How long what can name a person is kept. The server forgets by these, and the privacy notice says the same: nothing of it is written twice.
 *
 * - applications: from the submission, or, of one that was never submitted, from the last change; deletedApplications: from the deletion
 * - mails: reminders and confirmations that were sent, from the day on which they were written
 * - bulkJobs: work on many agreements at once, with the name of who began it, from its end
 * - factsheetNotes: what was found while factsheets were fetched
 * - refusedCalls: calls of the network that were refused
 * - releaseReports: what a browser told of parts of the portal that failed; faults: why they failed
 * - failureReports: failed calls of which the network's monitoring was told
 * - sessions: that a session has ended; repeatedSaves: that a save was made, for a browser that asks again
 */
export const RETENTION = {
  applications: { years: RETENTION_YEARS },
  deletedApplications: { years: DELETED_RETENTION_YEARS },
  mails: { years: 2 },
  factsheetNotes: { months: 24 },
  bulkJobs: { days: 365 },
  refusedCalls: { days: REFUSED_CALLS_DAYS },
  releaseReports: { days: 30 },
  faults: { days: COUNTED_DAYS },
  failureReports: { days: 30 },
  sessions: { days: 8 },
  repeatedSaves: { days: REPEATED_SAVES_DAYS },
} as const satisfies Readonly<Record<string, Duration>>;

/** A length of time in one unit of the calendar. */
export type Duration = { readonly years: number } | { readonly months: number } | { readonly days: number };
