import type { KeyObject } from 'node:crypto';
import { dateFault } from './dateWindow.ts';
import { isDigestOf } from './digest.ts';
import { isSignatureOf } from './rsaSha256.ts';
import { parseSignatureParameters, SIGNATURE_ALGORITHM } from './signatureParameters.ts';
import { signingString, type HeaderValues } from './signingString.ts';

export type IncomingResponse = { readonly headers: HeaderValues; readonly body: Uint8Array };

export type ResponseVerifier = {
  /** What was sent with the request that this answers. */
  readonly requestId: string;
  readonly requestSignature: string;
  /** Finds a key among the server keys of the host that declares the endpoint; null for every other key. */
  readonly serverKey: (fingerprint: string) => Promise<KeyObject | null>;
  readonly clock: () => Date;
};

const REQUIRED = [['date', 'original-date'], ['digest'], ['x-request-id'], ['x-request-signature']] as const;

/**
 * Says why an answer's signature is not good; null when it is.
 *
 * Source: EWP sec-srvauth-httpsig 1.1.0, "Implementing a client".
 */
export async function responseFault(
  { headers, body }: IncomingResponse,
  verifier: ResponseVerifier,
): Promise<string | null> {
  const parameters = parseSignatureParameters(headers['signature'] ?? '');
  if (parameters === null) return 'The answer has no Signature header, or a malformed one.';
  if (parameters.algorithm !== SIGNATURE_ALGORITHM)
    return `The answer is not signed with ${SIGNATURE_ALGORITHM}.`;
  const missing = REQUIRED.filter((names) => !names.some((name) => parameters.headers.includes(name)));
  if (missing.length > 0)
    return `The answer does not sign ${missing.map((names) => names.join(' or ')).join(', ')}.`;
  if (headers['x-request-id'] !== verifier.requestId) return 'The answer repeats another X-Request-Id.';
  if (headers['x-request-signature'] !== verifier.requestSignature)
    return 'The answer repeats another request signature.';
  const wrongDate = dateFault(headers, verifier.clock());
  if (wrongDate !== null) return wrongDate;
  const key = await verifier.serverKey(parameters.keyId);
  if (key === null) return 'The answer is signed with a key that the registry does not list for this host.';
  const text = signingString({ headers }, parameters.headers);
  if (text === null || !isSignatureOf(text, parameters.signature, key))
    return 'The signature does not fit the answer.';
  return isDigestOf(headers['digest'], body)
    ? null
    : 'The Digest header does not fit the body of the answer.';
}
