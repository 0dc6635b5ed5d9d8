import type { KeyObject } from 'node:crypto';
import { DATE_WINDOW_MS, dateFault } from './dateWindow.ts';
import { isDigestOf } from './digest.ts';
import type { ReplayStore } from './replayStore.ts';
import { isSignatureOf } from './rsaSha256.ts';
import {
  parseSignatureParameters,
  signatureText,
  SIGNATURE_ALGORITHM,
  type SignatureParameters,
} from './signatureParameters.ts';
import { SignatureRefusal } from './signatureRefusal.ts';
import { requestTarget, signingString, type HeaderValues } from './signingString.ts';

export type IncomingRequest = {
  readonly method: string;
  /** Path and query as they came. */
  readonly pathAndQuery: string;
  readonly headers: HeaderValues;
  /** Empty for a GET. */
  readonly body: Uint8Array;
};

export type RequestVerifier = {
  /** Values of `Host` that mean this node, such as `portal.example.org` or `localhost:8080`. */
  readonly hosts: readonly string[];
  /** Finds a key that the registry lists as a client key; null when it does not, also for server keys. */
  readonly clientKey: (fingerprint: string) => Promise<KeyObject | null>;
  readonly replay: ReplayStore;
  readonly clock: () => Date;
};

/** A request whose sender is known. */
export type VerifiedRequest = {
  /** Fingerprint of the client's key. */
  readonly keyId: string;
  readonly requestId: string;
  /** The client's key, DER in base64. */
  readonly publicKey: string;
  /** Base64, to be copied into a signed answer. */
  readonly signature: string;
  /** Headers that were signed; the others may come from anybody and are gone. */
  readonly headers: HeaderValues;
};

const CANONICAL_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const FINGERPRINT = /^[0-9a-f]{64}$/;

/** Headers that every signature has to cover; of those within one list, one is enough. */
export const REQUIRED_SIGNED_HEADERS = [
  ['(request-target)'],
  ['host'],
  ['date', 'original-date'],
  ['digest'],
  ['x-request-id'],
] as const;

/**
 * Verifies that a request was signed by a client of the network, and was meant for this node, now, once.
 *
 * Throws SignatureRefusal.
 *
 * Source: EWP sec-cliauth-httpsig 1.0.2, "Implementing a server", in that order.
 */
export async function verifyRequest(
  request: IncomingRequest,
  verifier: RequestVerifier,
): Promise<VerifiedRequest> {
  const parameters = parametersOf(request.headers['authorization']);
  requireOwnHost(request.headers['host'], verifier.hosts);
  const key = FINGERPRINT.test(parameters.keyId) ? await verifier.clientKey(parameters.keyId) : null;
  if (key === null) {
    throw new SignatureRefusal(403, 'The keyId is not the fingerprint of a client key in the registry.');
  }
  const wrongDate = dateFault(request.headers, verifier.clock());
  if (wrongDate !== null) throw new SignatureRefusal(400, wrongDate);
  const requestId = requestIdOf(request.headers);
  requireSignedHeaders(parameters.headers);
  requireSignature(request, parameters, key);
  if (!isDigestOf(request.headers['digest'], request.body)) {
    throw new SignatureRefusal(400, 'The Digest header has no SHA-256 digest of the body that was received.');
  }
  await requireFirstUse(parameters.keyId, requestId, verifier);
  return {
    keyId: parameters.keyId,
    requestId,
    publicKey: key.export({ type: 'spki', format: 'der' }).toString('base64'),
    signature: parameters.signature,
    headers: Object.fromEntries(parameters.headers.map((name) => [name, request.headers[name]])),
  };
}

function parametersOf(authorization: string | undefined): SignatureParameters {
  const text = signatureText(authorization);
  if (text === undefined) {
    throw new SignatureRefusal(401, 'The request is not signed: Authorization: Signature is missing.');
  }
  const parameters = parseSignatureParameters(text);
  if (parameters === null) {
    throw new SignatureRefusal(
      401,
      'The Authorization header lacks keyId, algorithm, headers or signature, or is malformed.',
    );
  }
  if (parameters.algorithm !== SIGNATURE_ALGORITHM) {
    throw new SignatureRefusal(401, `The algorithm of the signature must be ${SIGNATURE_ALGORITHM}.`);
  }
  return parameters;
}

function requireOwnHost(host: string | undefined, own: readonly string[]): void {
  if (host === undefined || !own.includes(host.toLowerCase())) {
    throw new SignatureRefusal(400, 'The Host header does not name this server.');
  }
}

/** An absent id cannot have been signed, which is told later. */
function requestIdOf(headers: HeaderValues): string {
  const requestId = headers['x-request-id'];
  if (requestId !== undefined && !CANONICAL_UUID.test(requestId)) {
    throw new SignatureRefusal(400, 'X-Request-Id must be a UUID in its canonical form, in lower case.');
  }
  return requestId ?? '';
}

function requireSignedHeaders(signed: readonly string[]): void {
  const missing = REQUIRED_SIGNED_HEADERS.filter((names) => !names.some((name) => signed.includes(name)));
  if (missing.length === 0) return;
  const names = missing.map((alternatives) => alternatives.join(' or '));
  throw new SignatureRefusal(401, `These headers must be signed too: ${names.join(', ')}.`);
}

function requireSignature(request: IncomingRequest, parameters: SignatureParameters, key: KeyObject): void {
  const text = signingString(
    { requestTarget: requestTarget(request.method, request.pathAndQuery), headers: request.headers },
    parameters.headers,
  );
  if (text === null) {
    throw new SignatureRefusal(400, 'The signature names a header that the request does not have.');
  }
  if (!isSignatureOf(text, parameters.signature, key)) {
    throw new SignatureRefusal(400, 'The signature does not fit the request.');
  }
}

async function requireFirstUse(
  keyId: string,
  requestId: string,
  { replay, clock }: RequestVerifier,
): Promise<void> {
  // A date may lie ahead of our clock by as much as behind it.
  const expiresAt = new Date(clock().getTime() + 2 * DATE_WINDOW_MS);
  if (await replay.remember({ keyId, requestId, expiresAt })) return;
  throw new SignatureRefusal(400, 'A request with this X-Request-Id was received before.');
}
