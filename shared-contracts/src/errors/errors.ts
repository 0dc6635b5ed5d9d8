import * as z from 'zod/mini';
import { API_ERROR_CODES, FIELD_ERROR_CODES } from './errorCodes.ts';

/** See {@link API_ERROR_CODES}. */
export type ApiErrorCode = (typeof API_ERROR_CODES)[number];

/** See {@link API_ERROR_CODES} and {@link FIELD_ERROR_CODES}. */
export const apiErrorCodeSchema = z.enum(API_ERROR_CODES);
export const fieldErrorCodeSchema = z.enum(FIELD_ERROR_CODES);

/** See {@link FieldError}. */
export const fieldErrorSchema = z.readonly(
  z.object({
    field: z.string(),
    code: fieldErrorCodeSchema,
    params: z.optional(z.readonly(z.record(z.string(), z.union([z.string(), z.number()])))),
  }),
);

/**
 * One field that was refused.
 *
 * - field: path from the body's root, as in `studentMobilitiesForStudies/0/totalMonthsPerYear`
 * - code: what is wrong; the form turns it into a sentence
 */
export interface FieldError extends z.infer<typeof fieldErrorSchema> {}

/**
 * Body of every answer of the server that is not a success.
 *
 * - message: for people, in the caller's language
 * - field: first refused field or query option, when one is to blame
 * - detail: what a partner's system said, or what was wrong with its answer: English, for its developers; shown as a quotation beside the message
 * - requestId: short reference that a person can quote; the server's log has the same
 * - current: with `stale`, the record as it is now, unless it is too large for a refusal; currentAt: where it can be read, below the data API
 */
export const apiErrorSchema = z.object({
  code: apiErrorCodeSchema,
  message: z.string(),
  statusCode: z.number(),
  field: z.optional(z.string()),
  errors: z.optional(z.readonly(z.array(fieldErrorSchema))),
  detail: z.optional(z.string()),
  requestId: z.string(),
  current: z.optional(z.unknown()),
  currentAt: z.optional(z.string()),
});
export type ApiErrorBody = Readonly<z.infer<typeof apiErrorSchema>>;

/**
 * What became of a call, as far as a page must tell it apart.
 *
 * - bad-input: the server refused what was sent; `errors` may name fields
 * - not-signed-in: the session is over; the shell shows it, pages need do nothing
 * - not-permitted, not-found: of the record or the set
 * - stale: somebody else saved meanwhile; `current` is the record as it is now
 * - server: the server could not do it now; trying again may help
 * - network: no answer came, or none in time
 * - unexpected-reply: the answer does not fit the contract
 */
export type ApiErrorKind =
  | 'bad-input'
  | 'not-signed-in'
  | 'not-permitted'
  | 'not-found'
  | 'stale'
  | 'server'
  | 'network'
  | 'unexpected-reply';
