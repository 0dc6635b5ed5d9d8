import type { PublishedKey } from './outsideHost.ts';
import { isSigned, parametersOf } from './answerFault.ts';
import type { Heard } from './listen.ts';
import { digestOf, FORM } from './signedCall.ts';

const MOST_MS = 300_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Says why what was heard is no request that a partner may heed; null when it is one. Source: cliauth-httpsig 1.0.2. */
export function requestFault(
  { method, url, headers, body }: Heard,
  clientKeys: readonly PublishedKey[],
  host: string,
): string | null {
  const authorization = headers.authorization ?? '';
  const given = parametersOf(authorization);
  const names = (given['headers'] ?? '').split(' ');
  const value = (name: string) => String(headers[name] ?? '');
  if (!authorization.startsWith('Signature ')) return 'no signature';
  if (given['algorithm'] !== 'rsa-sha256') return 'algorithm';
  const missing = ['(request-target)', 'host', 'digest', 'x-request-id', 'accept-signature'].filter(
    (name) => !names.includes(name),
  );
  if (missing.length > 0) return `${missing.join()} not signed`;
  const dates = names.filter((name) => ['date', 'original-date'].includes(name));
  if (dates.length === 0) return 'no signed date';
  if (
    dates.some(
      (name) => !/ GMT$/.test(value(name)) || !(Math.abs(Date.parse(value(name)) - Date.now()) < MOST_MS),
    )
  )
    return 'date';
  if (headers.host !== host) return 'host';
  if (!UUID.test(value('x-request-id'))) return 'id of the request';
  if (headers['digest'] !== `SHA-256=${digestOf(body)}`) return 'digest';
  if (method === 'POST' && !value('content-type').startsWith(FORM)) return 'encoding';
  const key = clientKeys.find(({ keyId }) => keyId === given['keyid']);
  if (key === undefined) return 'unknown key';
  const text = names
    .map((name) =>
      name === '(request-target)' ? `${name}: ${method.toLowerCase()} ${url}` : `${name}: ${value(name)}`,
    )
    .join('\n');
  return isSigned(text, given['signature'] ?? '', key.published) ? null : 'signature';
}
