import { createHash, randomUUID, sign } from 'node:crypto';
import { call, type Answer } from './call.ts';
import type { OutsideKey } from './outsideHost.ts';

type Changes = Readonly<Record<string, string | undefined>>;

/** A request as an outsider makes one; what is left out is as the specification asks for. */
export type Shape = {
  readonly url: string;
  readonly key: OutsideKey;
  readonly method?: string;
  readonly body?: string | Buffer;
  /** Form to be sent as the body; makes the request a POST. */
  readonly form?: readonly (readonly [string, string])[];
  /** Headers that differ, or are left out, before the request is signed. */
  readonly headers?: Changes;
  /** Names that are signed, in their order. */
  readonly signed?: readonly string[];
  /** Headers that somebody on the way changed: after the request was signed. */
  readonly after?: Changes;
  readonly chunked?: boolean;
};

export type SentRequest = {
  readonly headers: Readonly<Record<string, string>>;
  readonly signature: string;
};

export const FORM = 'application/x-www-form-urlencoded';

export const digestOf = (body: string | Buffer, algorithm = 'sha256') =>
  createHash(algorithm).update(body).digest('base64');

/** Signs a request by draft-cavage-http-signatures-07, with rsa-sha256. */
export function signedRequest(shape: Shape): SentRequest & { method: string; body: Buffer } {
  const url = new URL(shape.url);
  const body = Buffer.from(
    shape.form
      ? String(new URLSearchParams(shape.form.map(([name, value]): [string, string] => [name, value])))
      : (shape.body ?? ''),
  );
  const method = shape.method ?? (shape.form || shape.body !== undefined ? 'POST' : 'GET');
  const headers = without({
    host: url.host,
    'original-date': new Date().toUTCString(),
    digest: `SHA-256=${digestOf(body)}`,
    'x-request-id': randomUUID(),
    'accept-signature': 'rsa-sha256',
    'want-digest': 'SHA-256',
    'content-type': method === 'POST' ? FORM : undefined,
    ...shape.headers,
  });
  const names = shape.signed ?? ['(request-target)', ...Object.keys(headers)];
  const text = names
    .map((name) =>
      name === '(request-target)'
        ? `${name}: ${method.toLowerCase()} ${url.pathname}${url.search}`
        : `${name}: ${headers[name] ?? ''}`,
    )
    .join('\n');
  const signature = sign('sha256', Buffer.from(text), shape.key.privateKey).toString('base64');
  const authorization = `Signature keyId="${shape.key.keyId}",algorithm="rsa-sha256",headers="${names.join(' ')}",signature="${signature}"`;
  return { method, body, signature, headers: without({ ...headers, authorization, ...shape.after }) };
}

export async function signedCall(shape: Shape): Promise<Answer & { readonly sent: SentRequest }> {
  const { method, body, ...sent } = signedRequest(shape);
  const answer = await call(shape.url, { method, body, headers: sent.headers, chunked: shape.chunked });
  return { ...answer, sent };
}

const without = (headers: Changes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
