import { REQUIRED_SIGNED_HEADERS, verifyRequest, type VerifiedRequest } from '../signature/verifyRequest.ts';
import { SignatureRefusal } from '../signature/signatureRefusal.ts';
import { EwpProblem } from './ewpProblem.ts';
import type { RunningNode } from './nodeServices.ts';
import type { WholeRequest } from './requireForm.ts';

const CHALLENGE = {
  'www-authenticate': `Signature realm="EWP",headers="${REQUIRED_SIGNED_HEADERS.map(([first]) => first).join(' ')}"`,
  'want-digest': 'SHA-256',
};

/** Finds out who calls. Throws EwpProblem 400, 401 or 403 when that is not certain. */
export async function verifyCall(call: WholeRequest, services: RunningNode): Promise<VerifiedRequest> {
  const { registry, replay, clock, identity } = services;
  try {
    return await verifyRequest(call, {
      hosts: hostsOf(new URL(identity.publicUrl)),
      clientKey: registry.clientKey,
      replay,
      clock,
    });
  } catch (error) {
    if (!(error instanceof SignatureRefusal)) throw error;
    throw new EwpProblem(error.status, error.message, error.status === 401 ? CHALLENGE : {});
  }
}

/** A client may write the port that the scheme has anyway. */
function hostsOf({ host, hostname, port, protocol }: URL): readonly string[] {
  return port === '' ? [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`] : [host];
}
