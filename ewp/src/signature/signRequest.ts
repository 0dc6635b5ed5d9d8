import type { EwpKeyPair } from '../keys.ts';
import { digestOf } from './digest.ts';
import { signText } from './rsaSha256.ts';
import { formatSignatureParameters, SIGNATURE_ALGORITHM } from './signatureParameters.ts';
import { requestTarget, signingString } from './signingString.ts';

export type OutgoingRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly body: Uint8Array;
  /** UUID, new for every request. */
  readonly requestId: string;
  readonly date: Date;
  /** Asks for a signed answer. */
  readonly wantsSignature: boolean;
};

export type RequestSignature = {
  /** Base64; a signed answer has to repeat it. */
  readonly signature: string;
  /** All headers that have to be sent but `Host`, which follows from the address. */
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Signs a request with our client key.
 *
 * The date goes into `Original-Date`, because proxies rewrite `Date`. Every header that the server should heed is signed.
 *
 * Source: EWP sec-cliauth-httpsig 1.0.2, "Implementing a client".
 */
export function signRequest(request: OutgoingRequest, key: EwpKeyPair): RequestSignature {
  const headers: Record<string, string> = {
    'original-date': request.date.toUTCString(),
    digest: digestOf(request.body),
    'x-request-id': request.requestId,
    ...(request.wantsSignature ? { 'accept-signature': SIGNATURE_ALGORITHM, 'want-digest': 'SHA-256' } : {}),
  };
  const names = ['(request-target)', 'host', ...Object.keys(headers)];
  const text = signingString(
    {
      requestTarget: requestTarget(request.method, `${request.url.pathname}${request.url.search}`),
      headers: { ...headers, host: request.url.host },
    },
    names,
  );
  if (text === null) throw new Error('A header that is to be signed has no value.');
  const signature = signText(text, key.privateKey);
  const parameters = { keyId: key.fingerprint, algorithm: SIGNATURE_ALGORITHM, headers: names, signature };
  return {
    signature,
    headers: { ...headers, authorization: `Signature ${formatSignatureParameters(parameters)}` },
  };
}
