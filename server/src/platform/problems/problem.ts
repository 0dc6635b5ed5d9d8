import { type LanguageTag } from 'shared-contracts/text/language.ts';
import type { ApiErrorCode, FieldError } from 'shared-contracts/errors/errors.ts';

const STATUS: Readonly<Record<ApiErrorCode, number>> = {
  'bad-query': 400,
  'bad-body': 400,
  'validation-failed': 400,
  'reference-not-found': 400,
  'not-signed-in': 401,
  'token-refused': 401,
  'not-permitted': 403,
  'another-account': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  stale: 409,
  conflict: 409,
  'precondition-failed': 412,
  'too-large': 413,
  'key-reused': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'storage-full': 507,
};

/**
 * A refusal that the caller is told about; the error handler turns it into an `ApiErrorBody`.
 *
 * - message: one English sentence that says what is wrong; `greek` the same in Greek
 * - field: query option (`$filter`) or path of the body's member that is to blame
 * - current: with `stale`, the record as it is now; currentAt: where it can be read, below the data API
 * - detail: what another system said of it, in English, for its developers
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ApiErrorCode;
  readonly statusCode: number;
  /** In each language; the message is the English one. */
  readonly texts: Readonly<Record<LanguageTag, string>>;
  readonly field: string | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly current: unknown;
  readonly currentAt: string | undefined;
  readonly detail: string | undefined;

  constructor(
    code: ApiErrorCode,
    texts: Readonly<Record<LanguageTag, string>>,
    details: {
      readonly field?: string;
      readonly errors?: readonly FieldError[];
      readonly current?: unknown;
      readonly currentAt?: string | undefined;
      readonly detail?: string;
    } = {},
  ) {
    super(texts.en);
    this.code = code;
    this.statusCode = STATUS[code];
    this.texts = texts;
    this.field = details.field ?? details.errors?.[0]?.field;
    this.errors = details.errors;
    this.current = details.current;
    this.currentAt = details.currentAt;
    this.detail = details.detail;
  }
}
