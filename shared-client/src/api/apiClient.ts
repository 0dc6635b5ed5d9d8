import type { ApiErrorCode } from 'shared-contracts/errors/errors.ts';
import { LANGUAGE_COOKIE, LANGUAGE_TAG, parseLanguage } from 'shared-contracts/text/language.ts';
import { parseShown, writeRestored } from 'shared-contracts/text/turningText.ts';
import { readCookie, RenewalRefusedError, type SessionKeeper } from 'shared-auth';
import { ApiError } from './apiError.ts';
import { errorOfResponse } from './errorOfResponse.ts';
import { parseReply, type ReplySchema } from './parseReply.ts';

export type { ReplySchema } from './parseReply.ts';

const TIMEOUT_MS = 30_000;
/** The server takes no token of this kind, and a new one would be no other. */
const REFUSED: ApiErrorCode = 'token-refused';

/** What the client needs of the session. */
export type ClientSession = Pick<SessionKeeper, 'token' | 'renew' | 'end'>;

/**
 * - path: below the base, beginning with a slash
 * - search: query options by name; undefined ones are left out
 * - body: sent as JSON
 * - signal: a call that is given up rejects with the signal's reason, nothing else but ApiError is thrown
 */
export type ApiRequest<Value> = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly schema: ReplySchema<Value>;
  /** What the server answers is no JSON: the schema gets it as text. */
  readonly isText?: boolean;
  readonly signal?: AbortSignal | undefined;
};

/** Calls the server and gives the parsed reply; an empty reply is parsed as null. Throws ApiError. */
export type SendRequest = <Value>(request: ApiRequest<Value>) => Promise<Value>;

/**
 * Makes the function through which the whole portal calls the server.
 *
 * Each call carries the bearer token, the language and a reference of its own, and ends after 30 s. A call that is refused for its
 * token is repeated once with a renewed one; refused again, the session ends. What turns a text (U+202E and its like) is shown in all that comes, and sent back as
 * it came (decision 0042).
 *
 * - base: of all paths, without a slash at the end
 */
export function createSendRequest(base: string, session: ClientSession): SendRequest {
  return async (request) => {
    const requestId = crypto.randomUUID();
    const response = await sendSignedIn(session, requestId, (headers) =>
      sendOnce(base, request, headers, requestId),
    );
    const text = await readText(response, requestId);
    const reply = request.isText === true ? text : readJson(text, response, requestId);
    return parseReply(request.schema, reply, { path: request.path, requestId, status: response.status });
  };
}

/** What the client looks at of an answer, whichever way it came. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'blob'>;

/**
 * Sends something with the session's token, once more with a renewed one when it is refused for that.
 *
 * - send: gets the headers that every call carries
 *
 * Throws ApiError for every answer that is no success.
 */
export async function sendSignedIn<Answer extends Omit<ApiResponse, 'blob'>>(
  session: ClientSession,
  requestId: string,
  send: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  const token = await tokenOrError(() => session.token(), requestId);
  let response = await send(headersOf(token, requestId));
  if (response.ok) return response;
  if (response.status !== 401) throw await errorOfResponse(response, requestId);
  const first = await errorOfResponse(response, requestId);
  const renewed = await tokenOrError(() => session.renew(token), requestId).catch(async (error: unknown) => {
    const isOver = error instanceof ApiError && error.kind === 'not-signed-in';
    if (isOver && first.code === REFUSED) await session.end('refused');
    throw error;
  });
  response = await send(headersOf(renewed, requestId));
  if (response.ok) return response;
  const second = await errorOfResponse(response, requestId);
  if (response.status === 401) await session.end(second.code === REFUSED ? 'refused' : 'expired');
  throw second;
}

function headersOf(token: string, requestId: string): Readonly<Record<string, string>> {
  return {
    'Accept-Language': LANGUAGE_TAG[parseLanguage(readCookie(LANGUAGE_COOKIE))],
    Authorization: `Bearer ${token}`,
    'X-Request-Id': requestId,
  };
}

/** Returns the header of a call that is done once for each key; none without a key. */
export function keyHeader(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { 'Idempotency-Key': `"${key}"` };
}

async function tokenOrError(get: () => Promise<string>, requestId: string): Promise<string> {
  try {
    return await get();
  } catch (cause) {
    if (cause instanceof RenewalRefusedError) {
      throw new ApiError('not-signed-in', cause.message, {
        status: 401,
        code: 'not-signed-in',
        requestId,
        cause,
      });
    }
    throw new ApiError('network', 'The session could not be renewed.', { requestId, cause });
  }
}

async function sendOnce<Value>(
  base: string,
  request: ApiRequest<Value>,
  signedIn: Readonly<Record<string, string>>,
  requestId: string,
): Promise<Response> {
  const { method = 'GET', path, search, body, headers, signal } = request;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(`${base}${path}${queryString(search)}`, {
      method,
      headers: {
        Accept: request.isText === true ? '*/*' : 'application/json',
        ...signedIn,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: writeRestored(body) }),
      credentials: 'omit',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
  } catch (cause) {
    throw lostCall(cause, signal, requestId);
  }
}

async function readText(response: Response, requestId: string): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw new ApiError('network', 'The answer broke off.', { requestId, cause });
  }
}

/** Parses a reply's text, with what would turn it shown; an empty one is null. Throws ApiError `unexpected-reply`. */
export function readJson(text: string, { status }: Pick<Response, 'status'>, requestId: string): unknown {
  if (text === '') return null;
  try {
    return parseShown(text);
  } catch {
    throw new ApiError('unexpected-reply', 'The answer is not JSON.', { status, requestId });
  }
}

/** Makes what is thrown for a call without an answer: the reason of whoever gave it up, or ApiError `network`. */
export function lostCall(cause: unknown, signal: AbortSignal | undefined, requestId: string): unknown {
  if (signal?.aborted) return signal.reason;
  return new ApiError('network', 'No answer came from the server.', { requestId, cause });
}

/** Writes query options behind an address; nothing when there are none. */
export function queryString(search: ApiRequest<unknown>['search']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search ?? {})) {
    if (value !== undefined) parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
