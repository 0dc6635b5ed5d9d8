import { request as requestByHttp, type IncomingMessage } from 'node:http';
import { Agent, request as requestByHttps } from 'node:https';
import { ForbiddenAddress, isNameOfThisMachine } from './addressGuard.ts';
import { guardedLookup, type Resolve } from './guardedLookup.ts';

/** What is sent; the body of a GET is empty. */
export type HttpRequest = {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Ends the whole exchange, whatever it is doing: the look-up of the name, or a body that comes byte by byte. */
  readonly signal: AbortSignal;
};

/** Sends a request and gives the answer as soon as its head is there. */
export type SendHttp = (url: URL, request: HttpRequest) => Promise<Response>;

const BODILESS: readonly number[] = [204, 205, 304];

/**
 * Makes a `fetch` that reaches addresses outside alone, for servers whose addresses others publish.
 *
 * Unlike `fetch` it follows no redirect and unpacks nothing, and each call has a connection of its own: none is left over that the other side has
 * closed meanwhile.
 *
 * - proxyUrl: HTTP proxy through which https leaves the network of the university; it finds the addresses of names then, and TLS stays between the
 *   two ends. Null for none
 *
 * The result throws as `fetch` does: a TypeError with its cause, the signal's reason, and also ForbiddenAddress.
 */
export function guardedFetch(settings: {
  readonly allowsLoopback: boolean;
  readonly proxyUrl?: string | null;
  readonly resolve?: Resolve;
}): SendHttp {
  const { allowsLoopback, proxyUrl = null, resolve } = settings;
  const lookup = guardedLookup(allowsLoopback, resolve);
  const directly = { lookup, agent: false } as const;
  const byProxy =
    proxyUrl === null
      ? directly
      : { agent: new Agent({ keepAlive: false, proxyEnv: { HTTPS_PROXY: proxyUrl } }) };
  return async (url, { method = 'GET', headers, body, signal }) => {
    const isHttps = url.protocol === 'https:';
    const send = isHttps ? requestByHttps : requestByHttp;
    const way = isHttps && !isNameOfThisMachine(url.hostname) ? byProxy : directly;
    try {
      signal.throwIfAborted();
      const request = send(url, { method, headers: { ...headers }, signal, ...way });
      // What goes wrong once the head is there is told by the body.
      request.on('error', () => undefined);
      request.end(body);
      const message = await new Promise<IncomingMessage>((resolve, reject) => {
        request.once('response', resolve).once('error', reject);
      });
      return toResponse(message, signal);
    } catch (error) {
      throw asFetchThrows(error, signal);
    }
  };
}

function toResponse(message: IncomingMessage, signal: AbortSignal): Response {
  const status = message.statusCode ?? 0;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  if (status < 200 || status > 599) {
    message.destroy();
    throw new Error(`${status} is no status of an answer.`);
  }
  if (BODILESS.includes(status)) message.resume();
  return new Response(BODILESS.includes(status) ? null : bodyOf(message, signal), { status, headers });
}

async function* bodyOf(message: IncomingMessage, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* message;
  } catch (error) {
    throw asFetchThrows(error, signal);
  }
}

function asFetchThrows(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ForbiddenAddress) return error;
  return new TypeError('fetch failed', { cause: error });
}
