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
import { networkOf } from './networkOf.ts';
import { refusedCall } from './refusedCall.ts';
import { formOf, requireForm } from './requireForm.ts';
import { verifyCall } from './verifyCall.ts';

/** - verified, caller: null when it is not certain who called; refused: why, null of what was answered and of a flood */
type Outcome = {
  readonly answer: Answer;
  readonly refused: string | null;
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
  await unlessItFails(log, () => record(route, call, receivedAt, outcome, services));
  await unlessItFails(log, () => recordRefused(route.name, call, receivedAt, outcome, services));
  return documentResponse(outcome.answer, call, outcome.verified, services);
}

/** Refuses a call of which nobody knows who made it; one of a flood is told so, and no more. */
export async function refuseCall(
  error: unknown,
  call: NodeRequest,
  services: RunningNode,
  log: NodeLog,
): Promise<NodeResponse> {
  const receivedAt = services.clock();
  const isFlood = !services.limits.allowsUnverified(call.address);
  const outcome = { ...(isFlood ? ofAFlood() : refusalOf(error, log)), caller: null };
  await unlessItFails(log, () => recordRefused(null, call, receivedAt, outcome, services));
  return documentResponse(outcome.answer, call, null, services);
}

/** A caller must not suffer from a log that cannot be written. */
async function unlessItFails(log: NodeLog, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    log.error({ err: error }, 'call of a partner was not recorded');
  }
}

/** Turns whatever was thrown into an error document; a fault of our own is logged with its cause. */
function refusalOf(error: unknown, log: NodeLog): Pick<Outcome, 'answer' | 'refused'> {
  const problem = toEwpProblem(error);
  if (problem.status >= 500) log.error({ err: error }, 'call of a partner failed');
  else log.info({ status: problem.status, reason: problem.message }, 'call of a partner refused');
  return {
    answer: { status: problem.status, xml: errorDocument(problem), headers: problem.headers },
    refused: problem.message,
  };
}

function ofAFlood(): Pick<Outcome, 'answer' | 'refused'> {
  return { answer: floodRefusal(), refused: null };
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
    const answer = { status: 200, ...content, headers: route.headers ?? {} };
    return { answer, refused: null, verified, caller };
  } catch (error) {
    const isFlood = verified === null && !services.limits.allowsUnverified(call.address);
    return { ...(isFlood ? ofAFlood() : refusalOf(error, log)), verified, caller };
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

async function recordRefused(
  api: string | null,
  call: NodeRequest,
  receivedAt: Date,
  { answer: { status }, refused: reason, caller }: Pick<Outcome, 'answer' | 'refused' | 'caller'>,
  services: RunningNode,
): Promise<void> {
  if (reason === null) return;
  if (!services.limits.allowsKeeping(caller?.keyId ?? networkOf(call.address))) return;
  await services.recordRefused(
    await refusedCall(call, { api, caller, receivedAt, status, reason }, services),
  );
}
