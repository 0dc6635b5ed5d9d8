import { randomBytes } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/errors/errors.ts';
import { Problem } from '../problems/problem.ts';
import { UNAVAILABLE_TEXT } from '../problems/problemTexts.ts';

const LINGERING_MS = 2_000;

type Refusal = Pick<ApiErrorBody, 'code' | 'message' | 'statusCode'>;

const UNREADABLE: Refusal = { code: 'bad-query', message: 'The call is not HTTP.', statusCode: 400 };
const UNEXPECTED: Refusal = {
  code: 'bad-query',
  message: 'The call expects what is not done here.',
  statusCode: 417,
};
const NO_TUNNEL: Refusal = { code: 'method-not-allowed', message: 'This is no proxy.', statusCode: 405 };
const TWO_HOSTS_TEXT = {
  en: 'The call says twice whom it is for: there are several headers Host.',
  el: 'Το αίτημα δηλώνει πολλές φορές σε ποιον απευθύνεται: υπάρχουν περισσότερες κεφαλίδες Host.',
};
const HOSTLESS_TEXT = {
  en: 'The call does not say whom it is for: the header Host is missing.',
  el: 'Το αίτημα δεν δηλώνει σε ποιον απευθύνεται: λείπει η κεφαλίδα Host.',
};
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
  if (socket.writable) socket.write(answerText(REFUSALS[error.code ?? ''] ?? UNREADABLE));
  socket.destroySoon();
}

/**
 * Answers what Node.js and Fastify would answer in forms of their own, or take: a call without `Host` or with several, one with an expectation that nobody here meets, one for a tunnel, and one
 * that comes while the server stops.
 *
 * - app: its server must leave both to it (`requireHostHeader: false`, `return503OnClosing: false`)
 */
export function registerHttpRefusals(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request: IncomingMessage) => {
    request.resume();
    end(request.socket, UNEXPECTED);
  });
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    // Node.js has let go of this connection: nobody else hears that it breaks, and what nobody hears ends the process.
    socket.on('error', () => socket.destroy());
    socket.resume();
    end(socket, NO_TUNNEL);
  });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async ({ raw: { httpVersion, headers, rawHeaders } }) => {
    if (isStopping) throw new Problem('unavailable', UNAVAILABLE_TEXT);
    if (httpVersion === '1.1' && headers.host === undefined) throw new Problem('bad-query', HOSTLESS_TEXT);
    // The first would count here, and perhaps another one at a proxy.
    if (rawHeaders.filter(isNameOfHost).length > 1) throw new Problem('bad-query', TWO_HOSTS_TEXT);
  });
}

/** Of headers as they came: names and values take turns. */
function isNameOfHost(text: string, index: number): boolean {
  return index % 2 === 0 && text.toLowerCase() === 'host';
}

/** Whoever goes on sending after the answer is listened to for a moment, lest the answer be lost with the connection, and for no longer. */
function end(socket: Duplex, refusal: Refusal): void {
  socket.end(answerText(refusal));
  const patience = setTimeout(() => socket.destroy(), LINGERING_MS);
  socket.once('close', () => clearTimeout(patience));
}

function answerText(refusal: Refusal): string {
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
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
