import { sign } from 'node:crypto';
import { createHash } from 'node:crypto';
import type { EwpKeyPair } from '../../src/keys.ts';

export type SigningOptions = {
  readonly key?: EwpKeyPair;
  readonly keyId?: string;
  readonly algorithm?: string;
  readonly method?: string;
  readonly path?: string;
  readonly host?: string;
  readonly body?: Uint8Array;
  readonly date?: Date;
  readonly dateHeaders?: readonly string[];
  readonly requestId?: string;
  readonly digest?: string;
  readonly signature?: string;
  /** Headers to send besides the usual ones. */
  readonly extra?: Record<string, string>;
  /** Names to sign instead of the usual ones. */
  readonly names?: readonly string[];
};

/** Signs a request as an outside client does, written from the draft and sharing no code with the product. */
export function signedHeaders(options: SigningOptions = {}): Record<string, string> {
  const {
    key,
    method = 'GET',
    path = '/',
    host = '',
    body = Buffer.alloc(0),
    date = new Date(),
    dateHeaders = ['date'],
  } = options;
  if (key === undefined) throw new Error('A request is signed with a key.');
  const headers: Record<string, string> = {
    host,
    digest: options.digest ?? `SHA-256=${createHash('sha256').update(body).digest('base64')}`,
    'x-request-id': options.requestId ?? crypto.randomUUID(),
    ...Object.fromEntries(dateHeaders.map((name) => [name, date.toUTCString()])),
    ...options.extra,
  };
  const names = options.names ?? ['(request-target)', 'host', ...dateHeaders, 'digest', 'x-request-id'];
  const lines = names.map((name) => {
    const lower = name.toLowerCase();
    return `${lower}: ${lower === '(request-target)' ? `${method.toLowerCase()} ${path}` : (headers[lower] ?? '')}`;
  });
  const signature =
    options.signature ?? sign('sha256', Buffer.from(lines.join('\n')), key.privateKey).toString('base64');
  const parameters = [
    `keyId="${options.keyId ?? key.fingerprint}"`,
    `algorithm="${options.algorithm ?? 'rsa-sha256'}"`,
    `headers="${names.join(' ')}"`,
    `signature="${signature}"`,
  ];
  return { ...headers, authorization: `Signature ${parameters.join(',')}` };
}
