import type { KeyObject } from 'node:crypto';
import type { EwpKeyPair } from '../keys.ts';
import type { SendHttp } from '../guardedFetch.ts';
import { readBody } from '../readBody.ts';
import { unpackBody } from '../unpackBody.ts';
import type { EwpEndpoint } from '../registry/questions.ts';
import type { Registry } from '../registry/registry.ts';
import { toKept, type KeptMessage } from '../signature/keptMessage.ts';
import { signRequest } from '../signature/signRequest.ts';
import { responseFault } from '../signature/verifyResponse.ts';
import type { Answer } from './outcomeOf.ts';
import { retryAfterOf } from './retryAfter.ts';

export type RequestToSend = {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  /** Form of a POST; empty for a GET. */
  readonly body: string;
  readonly requestId: string;
  readonly endpoint: EwpEndpoint;
};

export type Sender = {
  readonly key: EwpKeyPair;
  readonly registry: Pick<Registry, 'serverKey'>;
  readonly clock: () => Date;
  readonly timeLimitMs: number;
  readonly limitBytes: number;
  readonly fetch: SendHttp;
};

/**
 * Sends a request and verifies who answered.
 *
 * TLS alone is believed only of a host that does not declare signed answers. Redirects are not followed: a signature is made for one
 * address.
 *
 * Throws what `fetch` throws.
 */
export async function sendSigned(request: RequestToSend, sender: Sender): Promise<Answer> {
  const { url, method, requestId, endpoint } = request;
  const body = Buffer.from(request.body);
  const wantsSignature = endpoint.signsAnswers || url.protocol !== 'https:';
  const signed = signRequest(
    { url, method, body, requestId, wantsSignature, date: sender.clock() },
    sender.key,
  );
  const response = await sender.fetch(url, {
    method,
    signal: AbortSignal.timeout(sender.timeLimitMs),
    headers: {
      ...signed.headers,
      accept: 'application/xml, text/xml',
      // Packed answers are larger than they look.
      'accept-encoding': 'identity',
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(method === 'POST' ? { body } : {}),
  });
  const received = await readBody(response, sender.limitBytes);
  // The digest is that of the bytes as they were sent.
  const headers = Object.fromEntries(response.headers);
  let signer: KeyObject | null = null;
  const signatureFault =
    wantsSignature && received !== null
      ? await responseFault(
          { headers, body: received },
          {
            requestId,
            requestSignature: signed.signature,
            serverKey: async (fingerprint) => {
              signer = await sender.registry.serverKey(fingerprint, endpoint);
              return signer;
            },
            clock: sender.clock,
          },
        )
      : null;
  const coding = response.headers.get('content-encoding');
  return {
    status: response.status,
    body: received && (await unpackBody(received, coding, sender.limitBytes)),
    signatureFault,
    proof: signatureFault === null && received !== null ? proofOf(signer, headers, received) : null,
    retryAfterMs: retryAfterOf(response.headers.get('retry-after'), sender.clock()),
  };
}

function proofOf(
  signer: KeyObject | null,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): KeptMessage | null {
  if (signer === null) return null;
  const publicKey = signer.export({ type: 'spki', format: 'der' }).toString('base64');
  return toKept({ requestTarget: null, headers, publicKey, body });
}
