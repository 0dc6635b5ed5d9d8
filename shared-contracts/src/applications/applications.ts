import { type OrUnknown, UNKNOWN } from '../call/known.ts';

/** Source: specification document 3, sections 3 and 4. */
export const APPLICATION_TYPES = ['long-term-studies', 'short-term-studies'] as const;
export type ApplicationType = (typeof APPLICATION_TYPES)[number];

export const APPLICATION_STATUSES = ['draft', 'submitted', 'validated'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Statuses that count as an existing application, and as a place used. */
export const EXISTING_APPLICATION_STATUSES = [
  'submitted',
  'validated',
] as const satisfies readonly ApplicationStatus[];

/** Status of an application whose stay counts as a mobility under the agreements that it names. */
export const MOBILITY_STATUS: ApplicationStatus = 'validated';

export const PROGRAMME = 'Erasmus+ Studies';

export type ApplicationWindow = {
  readonly applicationType: OrUnknown<ApplicationType>;
  /** ISO times; the window is open strictly between them. Either may be absent: then it is closed. */
  readonly applicationStart: string | null;
  readonly applicationStop: string | null;
  /** Academic year for which applications are taken, as its start year. */
  readonly academicYear: number | null;
};

export type ExistingApplication = {
  readonly type: OrUnknown<ApplicationType>;
  /** An unknown one counts as existing: nothing but a draft does not. */
  readonly status: OrUnknown<ApplicationStatus>;
  readonly applicationYear: number | null;
  readonly isDeleted: boolean;
};

/** Why a new application is not possible, or null when it is. */
export type NewApplicationBlock = 'exists' | 'closed' | null;

/**
 * Decides whether somebody may begin a new application of a type; menu, form and server ask it.
 *
 * - settings: of the same type; undefined when the office has not set it up yet
 * - applications: the student's own ones, of any type
 * - IRO is never blocked
 *
 * Source: specification document 1, section 5.
 */
export function newApplicationBlock(
  type: ApplicationType,
  settings: ApplicationWindow | undefined,
  applications: readonly ExistingApplication[],
  caller: { readonly isIro: boolean; readonly now: Date },
): NewApplicationBlock {
  if (caller.isIro) return null;
  if (hasExisting(type, settings?.academicYear ?? null, applications)) return 'exists';
  return isWindowOpen(settings, caller.now) ? null : 'closed';
}

/**
 * Decides whether somebody may submit an application; form and server ask it.
 *
 * - isReturned: it was submitted before, and the office sent it back: it needs no open window, and is compared within its own year
 * - others: the student's own applications besides this one
 */
export function submissionBlock(
  application: {
    readonly type: ApplicationType;
    readonly applicationYear: number | null;
    readonly isReturned: boolean;
  },
  settings: ApplicationWindow | undefined,
  others: readonly ExistingApplication[],
  caller: { readonly isIro: boolean; readonly now: Date },
): NewApplicationBlock {
  const { type, applicationYear, isReturned } = application;
  if (!isReturned) return newApplicationBlock(type, settings, others, caller);
  return !caller.isIro && hasExisting(type, applicationYear, others) ? 'exists' : null;
}

function hasExisting(
  type: ApplicationType,
  year: number | null,
  applications: readonly ExistingApplication[],
): boolean {
  return applications.some(
    (application) =>
      application.type === type &&
      !application.isDeleted &&
      application.applicationYear === year &&
      [...EXISTING_APPLICATION_STATUSES, UNKNOWN].some((status) => status === application.status),
  );
}

function isWindowOpen(settings: ApplicationWindow | undefined, now: Date): boolean {
  const { applicationStart, applicationStop } = settings ?? {};
  if (!applicationStart || !applicationStop) return false;
  return new Date(applicationStart) < now && now < new Date(applicationStop);
}
