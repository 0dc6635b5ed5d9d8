import type { EwpKeyPair } from '../keys.ts';
import { digestOf } from './digest.ts';
import { signText } from './rsaSha256.ts';
import { formatSignatureParameters, SIGNATURE_ALGORITHM } from './signatureParameters.ts';
import { signingString } from './signingString.ts';

export type OutgoingResponse = {
  readonly body: Uint8Array;
  readonly date: Date;
  /** The request's `X-Request-Id`, if it had one. */
  readonly requestId?: string | undefined;
  /** Signature of the request, if it was signed. */
  readonly requestSignature?: string | undefined;
};

/** Says whether a client asks for an answer signed with an algorithm that we know; unknown algorithms count as not asked for. */
export function wantsSignedAnswer(acceptSignature: string | undefined): boolean {
  return (acceptSignature ?? '')
    .split(',')
    .some((algorithm) => algorithm.trim().toLowerCase() === SIGNATURE_ALGORITHM);
}

/**
 * Signs an answer with our server key; gives the headers to send with it.
 *
 * Source: EWP sec-srvauth-httpsig 1.1.0, "Implementing a server".
 */
export function signResponse(response: OutgoingResponse, key: EwpKeyPair): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    'original-date': response.date.toUTCString(),
    digest: digestOf(response.body),
    ...(response.requestId === undefined ? {} : { 'x-request-id': response.requestId }),
    ...(response.requestSignature === undefined ? {} : { 'x-request-signature': response.requestSignature }),
  };
  const names = Object.keys(headers);
  const text = signingString({ headers }, names);
  if (text === null) throw new Error('A header that is to be signed has no value.');
  const signature = signText(text, key.privateKey);
  const parameters = { keyId: key.fingerprint, algorithm: SIGNATURE_ALGORITHM, headers: names, signature };
  return { ...headers, signature: formatSignatureParameters(parameters) };
}
