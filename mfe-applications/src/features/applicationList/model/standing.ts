import { isReturned } from 'shared-contracts/applications/applicationLifeCycle.ts';
import {
  APPLICATION_TYPES,
  submissionBlock,
  type ApplicationType,
  type ApplicationWindow,
} from 'shared-contracts/applications/applications.ts';
import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { windowState, type WindowState } from '../../../lib/windowState.ts';

/**
 * Where a student's application stands, and so what is next.
 *
 * - open: a draft that can be submitted, until `window` closes; waiting: one whose window is not open; taken: one beside another
 *   application for the same year
 * - returned: the office sent it back, and it may be submitted again whatever the window says
 * - submitted: the office has it; validated: nothing is left to do; unknown: of a newer server
 */
export type Standing =
  | { readonly kind: 'open' | 'waiting'; readonly window: WindowState }
  | { readonly kind: 'returned' | 'taken' | 'submitted' | 'validated' | 'unknown' };

/** Tells where one of the student's applications stands. */
export function standingOf(
  application: ApplicationListRow,
  all: readonly ApplicationListRow[],
  windows: readonly ApplicationWindow[],
  now: Date,
): Standing {
  const { id, type, status } = application;
  if (status !== 'draft') return { kind: status };
  const known = APPLICATION_TYPES.find((each) => each === type);
  if (known === undefined) return { kind: 'unknown' };
  const settings = windowOf(windows, known);
  const others = all.filter((other) => other.id !== id).map(existing);
  const isBack = isSentBack(application);
  const submitted = { type: known, applicationYear: application.applicationYear ?? null, isReturned: isBack };
  const block = submissionBlock(submitted, settings, others, { isIro: false, now });
  if (block === 'exists') return { kind: 'taken' };
  if (isBack) return { kind: 'returned' };
  return { kind: block === null ? 'open' : 'waiting', window: windowState(settings, now) };
}

/** Lists the applications that something is to be done with or that are under way, and those of the latest year: older ones are history. */
export function currentApplications(
  all: readonly ApplicationListRow[],
  windows: readonly ApplicationWindow[],
): readonly ApplicationListRow[] {
  const latest = Math.max(...windows.map(({ academicYear }) => academicYear ?? 0));
  return all.filter(
    ({ status, applicationYear }) => status !== 'validated' || (applicationYear ?? 0) >= latest,
  );
}

/** Finds the window of a type; undefined while the office has not set it up. */
export function windowOf(
  windows: readonly ApplicationWindow[],
  type: ApplicationType,
): ApplicationWindow | undefined {
  return windows.find(({ applicationType }) => applicationType === type);
}

/** Gives what the rule for new applications looks at. */
export function existing({ type, status, applicationYear, isDeleted }: ApplicationListRow) {
  return { type, status, applicationYear: applicationYear ?? null, isDeleted };
}

/** Tells whether the office has sent a draft back. */
export function isSentBack({ status, dateReturned }: ApplicationListRow): boolean {
  return isReturned({ status, dateReturned: dateReturned ?? null });
}
