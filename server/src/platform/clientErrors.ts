import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorBody } from 'shared-contracts/errors.ts';

type Refusal = Pick<ApiErrorBody, 'code' | 'message' | 'statusCode'>;

const UNREADABLE: Refusal = { code: 'bad-query', message: 'The call is not HTTP.', statusCode: 400 };
/** Refusals of Node.js itself, by code; of such a call nothing is known, not even its language. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { code: 'too-large', message: 'The headers are too large.', statusCode: 431 },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'bad-body', message: 'The call did not come in time.', statusCode: 408 },
};

/**
 * Answers what is no call at all with an `ApiErrorBody`, as every other refusal, and closes the connection.
 *
 * Such a call has no route, no log line of its own and no hook: it is over before it begins.
 */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  const requestId = randomBytes(8).toString('hex');
  const body = JSON.stringify({ ...refusal, requestId } satisfies ApiErrorBody);
  const head = [
    `HTTP/1.1 ${refusal.statusCode} ${STATUS_CODES[refusal.statusCode] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
