import { createPublicKey, verify } from 'node:crypto';
import type { Answer } from './call.ts';
import { digestOf, type SentRequest } from './signedCall.ts';

const MOST_MS = 300_000;

/** Says why an answer is no signed answer to this request; null when it is one. Source: srvauth-httpsig 1.1.0. */
export function answerFault(
  { headers, body }: Answer,
  sent: SentRequest,
  serverKeys: ReadonlyMap<string, string>,
): string | null {
  const given = parametersOf(String(headers['signature'] ?? ''));
  const names = (given['headers'] ?? '').split(' ');
  const dates = names.filter((name) => ['date', 'original-date'].includes(name));
  if (given['algorithm'] !== 'rsa-sha256') return 'no signature';
  if (dates.length === 0) return 'no signed date';
  const missing = ['digest', 'x-request-id', 'x-request-signature'].filter((name) => !names.includes(name));
  if (missing.length > 0) return `${missing.join()} not signed`;
  if (dates.some((name) => !(Math.abs(Date.parse(String(headers[name])) - Date.now()) < MOST_MS)))
    return 'date';
  if (headers['x-request-id'] !== sent.headers['x-request-id']) return 'id of the request';
  if (headers['x-request-signature'] !== sent.signature) return 'signature of the request';
  if (headers['digest'] !== `SHA-256=${digestOf(body)}`) return 'digest';
  if (headers['content-encoding'] !== undefined) return 'compressed';
  const published = serverKeys.get(given['keyid'] ?? '');
  if (published === undefined) return 'unknown key';
  const text = names.map((name) => `${name}: ${String(headers[name])}`).join('\n');
  return isSigned(text, given['signature'] ?? '', published) ? null : 'signature';
}

export function isSigned(text: string, signature: string, published: string): boolean {
  const key = createPublicKey({ key: Buffer.from(published, 'base64'), format: 'der', type: 'spki' });
  return verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/** Reads `name="value"` pairs; names come in lower case. */
export function parametersOf(value: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...value.matchAll(/([a-z]+)="([^"]*)"/gi)].map(([, name = '', text = '']) => [name.toLowerCase(), text]),
  );
}
