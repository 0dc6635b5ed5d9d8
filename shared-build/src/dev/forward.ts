import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { OriginSwap } from './originSwap.ts';

/** What is done with a text before the browser gets it; headers may be changed in place. Undefined leaves it as it came. */
export type Rewrite = (path: string, text: string, headers: IncomingHttpHeaders) => string | undefined;

/** Pages and answers of the built-in provider of identities, and the settings, name the portal's own address. */
const NAMES_ADDRESSES = /^\/(?:realms\/|config\.json)/;
const IS_TEXT = /^(?:text\/html|application\/json)/;
/** Headers of one connection, and those with which an answer could come that is not to be rewritten. */
const OWN_CONNECTION = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'accept-encoding',
];

/** Hands a request on to the portal and its answer back; says so with 502 when the portal cannot be reached. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  portal: URL,
  swap: OriginSwap,
  rewrite: Rewrite,
): Promise<void> {
  const path = request.url ?? '/';
  const isNaming = NAMES_ADDRESSES.test(path);
  try {
    const answer = await ask(request, portal, isNaming ? swap.toPortal(path) : path, swap);
    const headers = answer.headers;
    for (const name of ['location', 'access-control-allow-origin', 'content-security-policy'] as const) {
      const value = headers[name];
      if (typeof value === 'string') headers[name] = swap.toLocal(value);
    }
    // This machine is asked over http.
    const cookies = headers['set-cookie']?.map((cookie) => cookie.replace(/; *secure/i, ''));
    if (cookies !== undefined) headers['set-cookie'] = cookies;
    delete headers['strict-transport-security'];
    delete headers['keep-alive'];
    delete headers.connection;

    if (!IS_TEXT.test(headers['content-type'] ?? '') || path.startsWith('/api')) {
      response.writeHead(answer.statusCode ?? 502, headers);
      // A connection that breaks ends the other one; the browser says so.
      pipeline(answer, response, () => undefined);
      return;
    }
    const text = (await buffer(answer)).toString();
    const body = rewrite(path, text, headers) ?? (isNaming ? swap.toLocal(text) : text);
    delete headers['transfer-encoding'];
    delete headers.etag;
    headers['content-length'] = String(Buffer.byteLength(body));
    response.writeHead(answer.statusCode ?? 502, headers).end(body);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`${portal.origin} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function ask(
  request: IncomingMessage,
  portal: URL,
  path: string,
  swap: OriginSwap,
): Promise<IncomingMessage> {
  const headers: http.OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !OWN_CONNECTION.includes(name)),
  );
  // The page and the registry are made anew here: that the browser has them already says nothing.
  if (!/^\/(?:m|shell|api)\//.test(path)) delete headers['if-none-match'];
  for (const name of ['origin', 'referer']) {
    const value = headers[name];
    if (typeof value === 'string') headers[name] = swap.toPortal(value);
  }
  const body = NAMES_ADDRESSES.test(path) ? swap.toPortal((await buffer(request)).toString()) : undefined;
  if (body !== undefined) headers['content-length'] = Buffer.byteLength(body);
  const { request: open } = portal.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const call = open(new URL(path, portal), { method: request.method, headers }, resolve);
    call.on('error', reject);
    if (body === undefined) pipeline(request, call, () => undefined);
    else call.end(body);
  });
}
