import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOwnXml } from '../xml/readXml.ts';
import { answerCall, floodRefusal, refusalOf } from './answerCall.ts';
import { callLimits } from './callLimits.ts';
import { ENDPOINTS } from './endpoints.ts';
import { EwpProblem } from './ewpProblem.ts';
import { incomingCall } from './incomingCall.ts';
import { FORM_LIMIT_BYTES } from './limits.ts';
import { nodeManifest } from './nodeManifest.ts';
import type { EwpNodeServices, RunningNode } from './nodeServices.ts';
import { requireForm } from './requireForm.ts';
import { sendDocument } from './sendDocument.ts';
import { sentToTheEnd } from './sentToTheEnd.ts';

/** Where the node stands on the server; the manifest publishes it, so it must stay. */
export const EWP_PREFIX = '/ewp';

/**
 * Serves this institution's node of the network below `/ewp`: the manifest for everybody, all other addresses for callers of the network.
 *
 * Every answer is a document of the network, refusals too; the portal's own errors and parsers have no part in it.
 */
export async function registerEwpNode(app: FastifyInstance, parts: EwpNodeServices): Promise<void> {
  const services: RunningNode = { ...parts, limits: callLimits(parts.clock) };
  await app.register(
    async (node) => {
      node.removeAllContentTypeParsers();
      node.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
        (_request, body, done) => {
          done(null, body);
        },
      );
      node.setErrorHandler(async (error, request, reply) => {
        await sentToTheEnd(request.raw);
        return refuse(error, request, reply, services);
      });
      node.setNotFoundHandler((request, reply) =>
        refuse(new EwpProblem(404, 'The node has nothing at this address.'), request, reply, services),
      );
      node.all('/manifest.xml', async (request, reply) => answerManifest(request, reply, services));
      for (const route of ENDPOINTS) {
        node.all(route.path, async (request, reply) => answerCall(route, request, reply, services));
      }
    },
    { prefix: EWP_PREFIX },
  );
}

function answerManifest(request: FastifyRequest, reply: FastifyReply, services: RunningNode): FastifyReply {
  const call = incomingCall(request);
  if (!services.limits.allowsUnverified(call.address)) {
    return sendDocument(reply, { ...floodRefusal(), call, verified: null }, services);
  }
  requireForm(call, ['GET', 'HEAD']);
  const xml = nodeManifest(services, EWP_PREFIX);
  // A demonstration on one machine has addresses that begin with http, which no manifest may have.
  if (services.identity.publicUrl.startsWith('https:')) readOwnXml(xml);
  return sendDocument(reply, { status: 200, xml, call, verified: null }, services);
}

function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: RunningNode,
): FastifyReply {
  const call = incomingCall(request);
  const isFlood = !services.limits.allowsUnverified(call.address);
  const answer = isFlood ? floodRefusal() : refusalOf(error, request.log);
  return sendDocument(reply, { ...answer, call, verified: null }, services);
}
