import { API_ERROR_CODES, knownFieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import type { ApiErrorBody, ApiErrorCode, ApiErrorKind, FieldError } from 'shared-contracts/errors/errors.ts';
import { parseShown } from 'shared-contracts/text/turningText.ts';
import { ApiError } from './apiError.ts';

/** The partner exchange adds to an error what it found, and what a partner's server says about it. */
type ExchangeErrorBody = ApiErrorBody & {
  readonly differences?: unknown;
  readonly developerMessage?: string;
};

const KIND_OF_CODE: Readonly<Record<ApiErrorCode, ApiErrorKind>> = {
  'bad-query': 'bad-input',
  'bad-body': 'bad-input',
  'validation-failed': 'bad-input',
  'reference-not-found': 'bad-input',
  'not-signed-in': 'not-signed-in',
  'token-refused': 'not-signed-in',
  'not-permitted': 'not-permitted',
  'another-account': 'not-permitted',
  'not-found': 'not-found',
  stale: 'stale',
  conflict: 'bad-input',
  'too-large': 'bad-input',
  'key-reused': 'bad-input',
  // A server that is too busy says nothing about the input.
  'too-many-requests': 'server',
  'method-not-allowed': 'bad-input',
  'precondition-failed': 'stale',
  unavailable: 'server',
  'storage-full': 'server',
  internal: 'server',
};

/** For an answer without a code that this release knows. */
const KIND_OF_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  401: 'not-signed-in',
  403: 'not-permitted',
  404: 'not-found',
  // It gave up waiting.
  408: 'server',
  410: 'not-found',
  412: 'stale',
  429: 'server',
};

/**
 * Makes an ApiError of an answer that is not a success.
 *
 * Something between browser and server may have answered in its place, with a page instead of the agreed body: then the status
 * alone counts.
 */
export async function errorOfResponse(
  response: Pick<Response, 'status' | 'headers' | 'text'>,
  sentRequestId: string,
): Promise<ApiError> {
  const { status } = response;
  const body = await readBody(response);
  const code = API_ERROR_CODES.find((known) => known === body.code);
  return new ApiError(kindOf(status, code), body.developerMessage ?? body.message ?? `HTTP ${status}`, {
    status,
    code,
    field: body.field,
    errors: Array.isArray(body.errors) ? body.errors.map(readFieldError) : undefined,
    current: body.current,
    currentAt: typeof body.currentAt === 'string' ? body.currentAt : undefined,
    differences: body.differences,
    reason: typeof body.message === 'string' ? body.message : undefined,
    detail: typeof body.detail === 'string' ? body.detail : undefined,
    requestId: body.requestId ?? response.headers.get('X-Request-Id') ?? sentRequestId,
  });
}

function readFieldError({ field, code, params }: FieldError): FieldError {
  return { field, code: knownFieldErrorCode(code), ...(params && { params }) };
}

function kindOf(status: number, code: ApiErrorCode | undefined): ApiErrorKind {
  if (code !== undefined) return KIND_OF_CODE[code];
  return status >= 500 ? 'server' : (KIND_OF_STATUS[status] ?? 'bad-input');
}

async function readBody(response: Pick<Response, 'text'>): Promise<Partial<ExchangeErrorBody>> {
  try {
    const body: unknown = parseShown(await response.text());
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
