import {
  submissionBlock,
  type ApplicationType,
  type ApplicationWindow,
  type ExistingApplication,
  type NewApplicationBlock,
} from 'shared-contracts/applications/applications.ts';
import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { ApiError } from 'shared-client';

/** Why an application cannot be begun or handed in, as the server calls it. */
export const BLOCK_CODE = {
  exists: 'application-exists',
  closed: 'applications-closed',
} as const satisfies Record<NonNullable<NewApplicationBlock>, FieldErrorCode>;

/** What decides whether applications may be begun and submitted now. */
export type ApplicationRules = {
  readonly settings: readonly ApplicationWindow[];
  readonly applications: ReadonlyArray<ExistingApplication & { readonly id: number }>;
};

type Asked = {
  readonly id: number | null;
  readonly type: ApplicationType;
  readonly applicationYear: number | null;
  readonly isReturned: boolean;
};

/** Tells why an application cannot be begun or handed in now; null when it can. The office is never kept from it. */
export function applicationBlock(
  application: Asked,
  { settings, applications }: ApplicationRules,
  caller: { readonly isIro: boolean; readonly now: Date },
): NewApplicationBlock {
  const others = applications.filter(({ id }) => id !== application.id);
  return submissionBlock(application, settingsOf(application.type, settings), others, caller);
}

/** The office's settings for a type; undefined while it has made none. */
export function settingsOf(
  type: ApplicationType,
  settings: readonly ApplicationWindow[],
): ApplicationWindow | undefined {
  return settings.find(({ applicationType }) => applicationType === type);
}

/** Tells whether a save was refused because applications of the type are closed, or one is there already; null for any other failure. */
export function blockOfFailure(error: unknown): NewApplicationBlock {
  const codes = error instanceof ApiError ? error.errors.map(({ code }) => code) : [];
  if (codes.includes(BLOCK_CODE.exists)) return 'exists';
  return codes.includes(BLOCK_CODE.closed) ? 'closed' : null;
}
