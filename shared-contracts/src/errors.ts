/** Machine-readable causes of a refused call; the text for people stands in `message`, in the caller's language. */
export const API_ERROR_CODES = [
  'bad-query',
  'bad-body',
  'validation-failed',
  'reference-not-found',
  'not-signed-in',
  'not-permitted',
  'not-found',
  'stale',
  'conflict',
  'too-large',
  'key-reused',
  'too-many-requests',
  'method-not-allowed',
  'unavailable',
  'internal',
] as const;
export type ApiErrorCode = (typeof API_ERROR_CODES)[number];

/** One field that was refused. */
export type FieldError = {
  /** Path from the body's root, as in `studentMobilitiesForStudies/0/totalMonthsPerYear`. */
  readonly field: string;
  /** What is wrong, as a code that the form turns into a sentence: `required`, `too-long`, `not-a-number`, … */
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** Body of every answer of the server that is not a success. */
export type ApiErrorBody = {
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly statusCode: number;
  /** First refused field or query option, when one is to blame. */
  readonly field?: string;
  readonly errors?: readonly FieldError[];
  /** What a partner's system said, or what was wrong with its answer: English, for its developers; shown as a quotation beside the message. */
  readonly detail?: string;
  /** Short reference that a person can quote; the server's log has the same. */
  readonly requestId: string;
  /** With `stale`: the record as it is now. */
  readonly current?: unknown;
};
