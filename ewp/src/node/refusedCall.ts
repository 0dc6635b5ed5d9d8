import { parseSignatureParameters, signatureText } from '../signature/signatureParameters.ts';
import { requestTarget, signingString, type HeaderValues } from '../signature/signingString.ts';
import type { NodeRequest } from './nodeRequest.ts';
import type { EwpCaller, RunningNode } from './nodeServices.ts';

/** Of a longer body the beginning is kept. */
export const REFUSED_BODY_BYTES = 64 * 1024;

/**
 * How much is certain of who sent a request.
 *
 * - proved: the signature fits, of a key that the registry lists
 * - claimed: it names such a key, and nothing proves it
 * - unnamed: it names none
 */
export type RefusedSender = 'proved' | 'claimed' | 'unnamed';

/**
 * A request that was refused, as it came, so that whoever runs the client can be shown what is wrong with it.
 *
 * - api: null where the node has nothing at the address
 * - headers: without those that are nobody's business, such as cookies
 * - body: at most REFUSED_BODY_BYTES of it; bodyBytes: how long it was, null when it was too long to be read
 * - signed: text that the signature has to be of, where the request says so; null where it does not or names headers that it lacks
 * - keyId, heiIds: of the key that signed or is named, and whom the registry lists with it; null and none of an unnamed sender
 * - reason: as it was answered, English
 */
export type RefusedCall = {
  readonly api: string | null;
  readonly method: string;
  readonly pathAndQuery: string;
  readonly headers: HeaderValues;
  readonly body: Uint8Array;
  readonly bodyBytes: number | null;
  readonly signed: string | null;
  readonly sender: RefusedSender;
  readonly keyId: string | null;
  readonly heiIds: readonly string[];
  readonly receivedAt: Date;
  readonly status: number;
  readonly reason: string;
};

/** What a request was refused with. - caller: null when nobody has proved to have made it */
export type Refusal = {
  readonly api: string | null;
  readonly caller: EwpCaller | null;
  readonly receivedAt: Date;
  readonly status: number;
  readonly reason: string;
};

/** A person's browser that comes by brings what signs the person in elsewhere on the same host. */
const NOT_KEPT = ['cookie', 'proxy-authorization', 'forwarded', 'x-forwarded-for', 'x-real-ip'];

/** Tells what was refused, and who says to have sent it. */
export async function refusedCall(
  call: NodeRequest,
  { api, caller, ...refusal }: Refusal,
  { registry }: Pick<RunningNode, 'registry'>,
): Promise<RefusedCall> {
  const headers = keptHeaders(call.headers);
  const body = call.body ?? new Uint8Array();
  return {
    api,
    method: call.method,
    pathAndQuery: call.pathAndQuery,
    headers,
    body: body.subarray(0, REFUSED_BODY_BYTES),
    bodyBytes: call.body === null ? null : body.byteLength,
    signed: textToSign(call, headers),
    ...(caller === null ? await claimedSender(headers, registry) : { sender: 'proved', ...caller }),
    ...refusal,
  };
}

function keptHeaders(headers: HeaderValues): HeaderValues {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) =>
        !NOT_KEPT.includes(name) && (name !== 'authorization' || signatureText(value) !== undefined),
    ),
  );
}

function textToSign({ method, pathAndQuery }: NodeRequest, headers: HeaderValues): string | null {
  const parameters = parametersOf(headers);
  return (
    parameters &&
    signingString({ requestTarget: requestTarget(method, pathAndQuery), headers }, parameters.headers)
  );
}

function parametersOf(headers: HeaderValues) {
  const text = signatureText(headers['authorization']);
  return text === undefined ? null : parseSignatureParameters(text);
}

async function claimedSender(
  headers: HeaderValues,
  registry: RunningNode['registry'],
): Promise<Pick<RefusedCall, 'sender' | 'keyId' | 'heiIds'>> {
  const keyId = parametersOf(headers)?.keyId;
  const heiIds = keyId === undefined ? [] : await heisOf(keyId, registry);
  return keyId !== undefined && heiIds.length > 0
    ? { sender: 'claimed', keyId, heiIds }
    : { sender: 'unnamed', keyId: null, heiIds: [] };
}

/** While the registry cannot be asked, nobody is known. */
async function heisOf(keyId: string, registry: RunningNode['registry']): Promise<readonly string[]> {
  try {
    return await registry.heisOfClientKey(keyId);
  } catch {
    return [];
  }
}
