/** Machine-readable causes of a refused call; the text for people stands in `message`, in the caller's language. */
export const API_ERROR_CODES = [
  'bad-query',
  'bad-body',
  'validation-failed',
  'reference-not-found',
  'not-signed-in',
  'token-refused',
  'not-permitted',
  'another-account',
  'not-found',
  'stale',
  'conflict',
  'too-large',
  'key-reused',
  'too-many-requests',
  'method-not-allowed',
  'precondition-failed',
  'unavailable',
  'storage-full',
  'internal',
] as const;

/** Why an action on an agreement cannot be taken now. */
export const REFUSALS = [
  'not-permitted',
  'deleted',
  'terminated',
  'approved-by-all',
  'status-backwards',
  'submit-first',
  'finalize-first',
  'not-what-facts-say',
  'already-notified',
  'already-approved',
  'no-partner-copy',
  'copy-not-here',
  'copy-not-linked',
  'copies-differ',
  'incomplete',
  'never-approved',
  'ever-approved',
  'partner-approved',
  'partner-ending',
  'partner-not-reopened',
  'partner-not-ending',
  'partner-approved-end',
  'partner-began-end',
  'termination-under-way',
  'has-mobilities',
  'draft-not-renewed',
  'renewed-already',
  'account-closed',
  'not-in-this-state',
  'unknown-state',
] as const;
/** Why an action cannot be taken now; screens and server turn it into a sentence. */
export type Refusal = (typeof REFUSALS)[number];

/** What is wrong with one value, whatever record it belongs to. */
const VALUE_CODES = [
  'required',
  'read-only',
  'too-long',
  'too-small',
  'too-large',
  'too-many',
  'too-many-decimals',
  'not-in-list',
  'not-valid',
  'bad-text',
  'bad-format',
  'wrong-type',
  'unknown-member',
  'not-a-text',
  'not-a-number',
  'not-an-integer',
  'not-a-boolean',
  'not-a-date',
  'not-a-time',
  'not-a-month-day',
  'not-an-email',
  'not-a-phone',
  'not-a-local-phone',
  'not-a-web-address',
  'not-an-object',
  'not-an-array',
  'not-a-uuid',
  'not-an-erasmus-code',
  'not-a-hei-id',
  'not-an-ounit-id',
  'not-a-pdf',
  'not-base64',
  'file-too-large',
  'too-many-files',
  'not-a-file-name',
  'unreadable-pdf',
  'pdf-too-heavy',
  'reference-not-found',
  'stale',
] as const;

/** What is wrong with a value beside others of its record, or beside other records. */
const RECORD_CODES = [
  'country-missing',
  'institution-missing',
  'local-coordinator-missing',
  'study-cycle-missing',
  'same-institution',
  'months-out-of-range',
  'days-out-of-range',
  'year-too-early',
  'year-too-late',
  'end-before-start',
  'stop-before-start',
  'in-the-future',
  'in-the-past',
  'not-in-agreement',
  'not-in-network',
  'not-of-institution',
  'not-of-owner',
  'in-another-application',
  'code-not-detailed',
  'application-exists',
  'applications-closed',
  'not-the-current-year',
  'submitted',
  'last-active',
  'not-unique',
  'named-by-agreements',
  'not-of-application-type',
  'country-not-offered',
  'institution-not-offered',
  'not-of-country',
  'not-responsible',
  'agreement-not-offered',
  'not-as-agreed',
  'semesters-not-offered',
  'months-not-offered',
  'months-of-long-term',
  'days-not-offered',
] as const;

/**
 * Everything that server and forms say of one field, or of an action. Each has a sentence in every language (`shared-ui`, `fieldErrorText`): a
 * new code does not compile without one. Some come with numbers: `min` or `max`.
 */
export const FIELD_ERROR_CODES = [...VALUE_CODES, ...RECORD_CODES, ...REFUSALS] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** Finds a code that this release knows; undefined for anything else. */
export function findFieldErrorCode(text: unknown): FieldErrorCode | undefined {
  return FIELD_ERROR_CODES.find((code) => code === text);
}

/** Gives a code that this release knows: of any other, as a newer server has it, no more is known than that the value is refused. */
export function knownFieldErrorCode(text: unknown): FieldErrorCode {
  return findFieldErrorCode(text) ?? 'not-valid';
}

/** Names the code that a schema refuses with; its message is a text to the schema library, and so would be a misspelt one. */
export function refusedAs<const Code extends FieldErrorCode>(code: Code): Code {
  return code;
}
