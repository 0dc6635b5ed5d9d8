import { toKept } from '../signature/keptMessage.ts';
import { requestTarget } from '../signature/signingString.ts';
import type { VerifiedRequest } from '../signature/verifyRequest.ts';
import { readOwnXml } from '../xml/readXml.ts';
import { documentResponse, errorDocument, type Answer } from './documentResponse.ts';
import type { EwpEndpointRoute } from './endpointRoute.ts';
import { EwpProblem, tooManyCalls, toEwpProblem } from './ewpProblem.ts';
import type { NodeLog } from './nodeLog.ts';
import type { NodeRequest, NodeResponse } from './nodeRequest.ts';
import type { EwpCaller, RunningNode } from './nodeServices.ts';
import { formOf, requireForm } from './requireForm.ts';
import { verifyCall } from './verifyCall.ts';

/** - verified, caller: null when it is not certain who called */
type Outcome = {
  readonly answer: Answer;
  readonly verified: VerifiedRequest | null;
  readonly caller: EwpCaller | null;
};

/** Answers a call of the network and keeps it: who called is found out first, and only valid documents go out. */
export async function answerCall(
  route: EwpEndpointRoute,
  call: NodeRequest,
  services: RunningNode,
  log: NodeLog,
): Promise<NodeResponse> {
  const receivedAt = services.clock();
  const outcome = await outcomeOf(route, call, receivedAt, services, log);
  try {
    await record(route, call, receivedAt, outcome, services);
  } catch (error) {
    // A caller must not suffer from a log that cannot be written.
    log.error({ err: error }, 'call of a partner was not recorded');
  }
  return documentResponse(outcome.answer, call, outcome.verified, services);
}

/** Refuses a call of which nobody knows who made it; one of a flood is told so, and no more. */
export function refuseCall(
  error: unknown,
  call: NodeRequest,
  services: RunningNode,
  log: NodeLog,
): NodeResponse {
  const isFlood = !services.limits.allowsUnverified(call.address);
  return documentResponse(isFlood ? floodRefusal() : refusalOf(error, log), call, null, services);
}

/** Turns whatever was thrown into an error document; a fault of our own is logged with its cause. */
function refusalOf(error: unknown, log: NodeLog): Answer {
  const problem = toEwpProblem(error);
  if (problem.status >= 500) log.error({ err: error }, 'call of a partner failed');
  else log.info({ status: problem.status, reason: problem.message }, 'call of a partner refused');
  return { status: problem.status, xml: errorDocument(problem), headers: problem.headers };
}

/** Answers a call of a flood that nobody has proved to have made. */
export function floodRefusal(): Answer {
  const problem = tooManyCalls();
  return {
    status: problem.status,
    xml: errorDocument(problem),
    headers: problem.headers,
    isNeverSigned: true,
  };
}

async function outcomeOf(
  route: EwpEndpointRoute,
  call: NodeRequest,
  receivedAt: Date,
  services: RunningNode,
  log: NodeLog,
): Promise<Outcome> {
  let verified: VerifiedRequest | null = null;
  let caller: EwpCaller | null = null;
  try {
    const { body } = call;
    if (body === null) throw new EwpProblem(413, 'The body of the request is too large.');
    const whole = { ...call, body };
    requireForm(whole, route.methods);
    verified = await verifyCall(whole, services);
    if (!services.limits.allowsCaller(verified.keyId)) throw tooManyCalls();
    caller = { keyId: verified.keyId, heiIds: await services.registry.heisOfClientKey(verified.keyId) };
    const given = await route.answer({
      parameters: formOf(whole),
      caller,
      requestId: verified.requestId,
      receivedAt,
    });
    if (typeof given === 'string') readOwnXml(given);
    const content = typeof given === 'string' ? { xml: given } : { file: given };
    return { answer: { status: 200, ...content, headers: route.headers ?? {} }, verified, caller };
  } catch (error) {
    const isFlood = verified === null && !services.limits.allowsUnverified(call.address);
    return { answer: isFlood ? floodRefusal() : refusalOf(error, log), verified, caller };
  }
}

async function record(
  { name }: EwpEndpointRoute,
  call: NodeRequest,
  receivedAt: Date,
  { answer, verified, caller }: Outcome,
  services: RunningNode,
): Promise<void> {
  if (verified === null || caller === null) return;
  await services.record({
    api: name,
    method: call.method,
    pathAndQuery: call.pathAndQuery,
    requestId: verified.requestId,
    keyId: caller.keyId,
    heiIds: caller.heiIds,
    authorization: call.headers['authorization'] ?? '',
    proof: toKept({
      requestTarget: requestTarget(call.method, call.pathAndQuery),
      headers: call.headers,
      publicKey: verified.publicKey,
      body: call.body ?? new Uint8Array(),
    }),
    requestBody: Buffer.from(call.body ?? '').toString('utf8'),
    receivedAt,
    status: answer.status,
    responseBody: 'xml' in answer ? answer.xml : null,
  });
}
