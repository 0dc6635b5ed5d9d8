import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedRequest } from '../signature/verifyRequest.ts';
import { readOwnXml } from '../xml/readXml.ts';
import type { EwpEndpointRoute } from './endpoints.ts';
import { tooManyCalls, toEwpProblem } from './ewpProblem.ts';
import { incomingCall, type IncomingCall } from './incomingCall.ts';
import type { EwpCaller, RunningNode } from './nodeServices.ts';
import { formOf, requireForm } from './requireForm.ts';
import { errorDocument, sendDocument } from './sendDocument.ts';
import { verifyCall } from './verifyCall.ts';

/**
 * What a call is answered with, whoever made it.
 *
 * - isNeverSigned: one of a flood, for which signing would be too dear
 */
export type Answer = {
  readonly status: number;
  readonly xml: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isNeverSigned?: boolean;
};

/** - verified, caller: null when it is not certain who called */
type Outcome = {
  readonly answer: Answer;
  readonly verified: VerifiedRequest | null;
  readonly caller: EwpCaller | null;
};

/** Answers a call of the network and keeps it: who called is found out first, and only valid documents go out. */
export async function answerCall(
  route: EwpEndpointRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: RunningNode,
): Promise<FastifyReply> {
  const call = incomingCall(request);
  const receivedAt = services.clock();
  const outcome = await outcomeOf(route, call, receivedAt, services, request.log);
  try {
    await record(route, call, receivedAt, outcome, services);
  } catch (error) {
    // A caller must not suffer from a log that cannot be written.
    request.log.error({ err: error }, 'call of a partner was not recorded');
  }
  return sendDocument(reply, { ...outcome.answer, call, verified: outcome.verified }, services);
}

/** Turns whatever was thrown into an error document; a fault of our own is logged with its cause. */
export function refusalOf(error: unknown, log: FastifyBaseLogger): Answer {
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
  call: IncomingCall,
  receivedAt: Date,
  services: RunningNode,
  log: FastifyBaseLogger,
): Promise<Outcome> {
  let verified: VerifiedRequest | null = null;
  let caller: EwpCaller | null = null;
  try {
    requireForm(call, route.methods);
    verified = await verifyCall(call, services);
    if (!services.limits.allowsCaller(verified.keyId)) throw tooManyCalls();
    caller = { keyId: verified.keyId, heiIds: await services.registry.heisOfClientKey(verified.keyId) };
    const asked = { parameters: formOf(call), caller, requestId: verified.requestId, receivedAt };
    const xml = await route.answer(asked, services);
    readOwnXml(xml);
    return { answer: { status: 200, xml }, verified, caller };
  } catch (error) {
    const isFlood = verified === null && !services.limits.allowsUnverified(call.address);
    return { answer: isFlood ? floodRefusal() : refusalOf(error, log), verified, caller };
  }
}

async function record(
  { name }: EwpEndpointRoute,
  call: IncomingCall,
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
    requestBody: Buffer.from(call.body).toString('utf8'),
    receivedAt,
    status: answer.status,
    responseBody: answer.xml,
  });
}
