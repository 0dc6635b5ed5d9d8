import type { ApiErrorCode, ApiErrorKind, FieldError } from 'shared-contracts/errors/errors.ts';

export type ApiErrorDetails = {
  readonly status?: number | undefined;
  readonly code?: ApiErrorCode | undefined;
  readonly field?: string | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly current?: unknown;
  readonly currentAt?: string | undefined;
  readonly differences?: unknown;
  readonly reason?: string | undefined;
  readonly detail?: string | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
};

/**
 * The one error that the API client throws.
 *
 * - status: HTTP status; undefined when no answer came
 * - field: first refused field or query option
 * - errors: refused fields by path; empty when the server named none
 * - current: with `stale`, the record as it is now; currentAt: where the data API has it, when it was too large to come along
 * - differences: places where two copies of an agreement differ, as the partner exchange sent them; unchecked
 * - requestId: reference that the server's log has too
 * - reason: the server's sentence for people, in their language; undefined when something between answered in its place
 * - detail: what a partner's system said, in English, for its developers
 * - message: for logs; people read the sentence that belongs to `kind`, or the reason where it says more
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: ApiErrorCode | undefined;
  readonly field: string | undefined;
  readonly errors: readonly FieldError[];
  readonly current: unknown;
  readonly currentAt: string | undefined;
  readonly differences: unknown;
  readonly reason: string | undefined;
  readonly detail: string | undefined;
  readonly requestId: string | undefined;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.field = details.field;
    this.errors = details.errors ?? [];
    this.current = details.current;
    this.currentAt = details.currentAt;
    this.differences = details.differences;
    this.reason = details.reason;
    this.detail = details.detail;
    this.requestId = details.requestId;
  }

  /** The same error with the record as it is now, which did not come along. */
  withCurrent(current: unknown): ApiError {
    const {
      kind,
      message,
      status,
      code,
      field,
      errors,
      currentAt,
      differences,
      reason,
      detail,
      requestId,
      cause,
    } = this;
    return new ApiError(kind, message, {
      ...{ status, code, field, errors, currentAt, differences, reason, detail, requestId, cause },
      current,
    });
  }
}
