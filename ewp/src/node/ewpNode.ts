import { memoryReplayStore } from '../signature/replayStore.ts';
import { readOwnXml } from '../xml/readXml.ts';
import { answerCall, floodRefusal, refuseCall } from './answerCall.ts';
import { callLimits } from './callLimits.ts';
import { documentResponse } from './documentResponse.ts';
import { endpointsOf } from './endpoints.ts';
import { EwpProblem } from './ewpProblem.ts';
import { SILENT_LOG, type NodeLog } from './nodeLog.ts';
import { nodeManifest, requireValidManifest } from './nodeManifest.ts';
import type { NodeRequest, NodeResponse } from './nodeRequest.ts';
import { EWP_PREFIX, type EwpNodeServices, type RunningNode } from './nodeServices.ts';
import { requireForm } from './requireForm.ts';

/** An institution's node of the network, behind whatever server takes its requests. */
export type EwpNode = {
  /** Answers a request; whatever goes wrong is an answer too, and goes to the log. */
  readonly answer: (request: NodeRequest, log?: NodeLog) => Promise<NodeResponse>;
  /** Answers a request that the server could not read; of an error with a `statusCode` below 500 the caller is told that the request is malformed. */
  readonly refuse: (request: NodeRequest, error: unknown, log?: NodeLog) => Promise<NodeResponse>;
};

/**
 * Makes a node: the manifest for everybody, all other addresses for callers of the network.
 *
 * Every answer is a document of the network, refusals too. An API that the services do not have is neither declared nor answered.
 *
 * Throws an error that says what to correct when the manifest would not be valid.
 */
export function ewpNode(parts: EwpNodeServices): EwpNode {
  requireValidManifest(parts);
  const clock = parts.clock ?? (() => new Date());
  const services: RunningNode = {
    record: async () => undefined,
    recordRefused: async () => undefined,
    replay: memoryReplayStore(clock),
    prefix: EWP_PREFIX,
    ...parts,
    clock,
    limits: callLimits(clock),
  };
  const routes = new Map(endpointsOf(parts).map((route) => [`${services.prefix}${route.path}`, route]));
  const refuse: EwpNode['refuse'] = (request, error, log = SILENT_LOG) =>
    refuseCall(error, request, services, log);
  return {
    refuse,
    answer: async (request, log = SILENT_LOG) => {
      const [path = ''] = request.pathAndQuery.split('?');
      const route = routes.get(path);
      if (route !== undefined) return answerCall(route, request, services, log);
      try {
        if (path === `${services.prefix}/manifest.xml`) return answerManifest(request, services);
        throw new EwpProblem(404, 'The node has nothing at this address.');
      } catch (error) {
        return refuse(request, error, log);
      }
    },
  };
}

function answerManifest(call: NodeRequest, services: RunningNode): NodeResponse {
  if (!services.limits.allowsUnverified(call.address)) {
    return documentResponse(floodRefusal(), call, null, services);
  }
  requireForm({ ...call, body: call.body ?? new Uint8Array() }, ['GET', 'HEAD']);
  const xml = nodeManifest(services);
  // A demonstration on one machine has addresses that begin with http, which no manifest may have.
  if (services.identity.publicUrl.startsWith('https:')) readOwnXml(xml);
  return documentResponse({ status: 200, xml }, call, null, services);
}
