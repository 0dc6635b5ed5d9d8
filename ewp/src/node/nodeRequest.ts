import { parseSignatureParameters, signatureText } from '../signature/signatureParameters.ts';
import type { HeaderValues } from '../signature/signingString.ts';

/**
 * A request as it came, before anything of it is believed.
 *
 * - pathAndQuery: as on the request's first line, such as `/ewp/iias/get?iia_id=17`
 * - body: empty where there is none; null when it is longer than FORM_LIMIT_BYTES
 * - address: IP address that it came from
 */
export type NodeRequest = {
  readonly method: string;
  readonly pathAndQuery: string;
  readonly headers: HeaderValues;
  readonly body: Uint8Array | null;
  readonly address: string;
};

/** What the node answers, to be sent as it stands: the body is signed. */
export type NodeResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

/** Joins the headers of a request of Node.js, of which several of one name may have come. */
export function headerValues(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): HeaderValues {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.join(', ') : value,
    ]),
  );
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
