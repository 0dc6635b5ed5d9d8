import { readPublicKey, fingerprintOf } from '../keys.ts';
import { isDigestOf } from './digest.ts';
import { isSignatureOf } from './rsaSha256.ts';
import { parseSignatureParameters, signatureText } from './signatureParameters.ts';
import { signingString } from './signingString.ts';

/**
 * A signed message with all that is needed to prove years later who sent it, also when its sender and the registry are gone.
 *
 * - requestTarget: method and path with query of a request; null for an answer
 * - headers: those that were signed, by lower-case name
 * - signature: parameters of the signature, as they stood in the header
 * - publicKey: the signer's, DER in base64, as the registry published it then
 * - body: the bytes as they were sent, in base64
 */
export type KeptMessage = {
  readonly requestTarget: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly signature: string;
  readonly publicKey: string;
  readonly body: string;
};

/** The same before it is kept. */
export type MessageToKeep = {
  readonly requestTarget: string | null;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly publicKey: string;
  readonly body: Uint8Array;
};

/** Puts by what proves who sent a message; null when it is not signed. */
export function toKept({ requestTarget, headers, publicKey, body }: MessageToKeep): KeptMessage | null {
  const text = requestTarget === null ? headers['signature'] : signatureText(headers['authorization']);
  const signed = text === undefined ? null : parseSignatureParameters(text);
  if (text === undefined || signed === null) return null;
  const values = signed.headers.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    requestTarget,
    headers: Object.fromEntries(values),
    signature: text,
    publicKey,
    body: Buffer.from(body).toString('base64'),
  };
}

/** Says what a kept message does not prove; null when its key signed exactly this. Nothing but the message is asked: no registry, no clock. */
export function keptFault({
  requestTarget,
  headers,
  signature,
  publicKey,
  body,
}: KeptMessage): string | null {
  const parameters = parseSignatureParameters(signature);
  const key = readPublicKey(publicKey);
  if (parameters === null) return 'The signature is malformed.';
  if (key === null) return 'The key is no RSA key of at least 2048 bits.';
  if (parameters.keyId !== fingerprintOf(publicKey)) return 'The signature names another key.';
  if (!parameters.headers.includes('digest')) return 'The body was not signed.';
  const text = signingString(
    { ...(requestTarget === null ? {} : { requestTarget }), headers },
    parameters.headers,
  );
  if (text === null || !isSignatureOf(text, parameters.signature, key))
    return 'The signature does not fit the message.';
  return isDigestOf(headers['digest'], Buffer.from(body, 'base64'))
    ? null
    : 'The body is not the one that was signed.';
}
