import type { FastifyRequest } from 'fastify';
import { parseSignatureParameters, signatureText } from '../signature/signatureParameters.ts';
import type { HeaderValues } from '../signature/signingString.ts';

/** A request as it came, before anything of it is believed. */
export type IncomingCall = {
  readonly method: string;
  readonly pathAndQuery: string;
  readonly headers: HeaderValues;
  readonly body: Uint8Array;
  /** IP address that it came from. */
  readonly address: string;
};

export function incomingCall(request: FastifyRequest): IncomingCall {
  return {
    method: request.method,
    pathAndQuery: request.raw.url ?? request.url,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    ),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    address: request.ip,
  };
}

/** What an answer repeats of a request that may not have been verified: nothing but plain identifiers. */
export function echoedHeaders(headers: HeaderValues): {
  readonly requestId: string | undefined;
  readonly requestSignature: string | undefined;
} {
  const requestId = headers['x-request-id'];
  const text = signatureText(headers['authorization']);
  const signature = text === undefined ? undefined : parseSignatureParameters(text)?.signature;
  return {
    requestId: requestId !== undefined && /^[\w-]{1,64}$/.test(requestId) ? requestId : undefined,
    requestSignature: signature !== undefined && /^[\w+/=]{1,2048}$/.test(signature) ? signature : undefined,
  };
}
