import {
  EWP_PREFIX,
  ewpNode,
  type EwpNode,
  type EwpNodeServices,
  FORM_LIMIT_BYTES,
  headerValues,
  type NodeRequest,
  type NodeResponse,
} from 'ewp/node';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../../platform/requests/callerAddress.ts';
import { sentToTheEnd } from './sentToTheEnd.ts';

/** Serves this institution's node of the network below `/ewp`; the portal's own errors and parsers have no part in it. */
export async function serveNode(app: FastifyInstance, services: EwpNodeServices): Promise<void> {
  const node = ewpNode(services);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    send(reply, await node.answer(toNodeRequest(request), request.log));
  await app.register(
    async (routes) => {
      routes.removeAllContentTypeParsers();
      routes.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
        (_request, body, done) => {
          done(null, body);
        },
      );
      routes.setErrorHandler(async (error: FastifyError, request, reply) => {
        await sentToTheEnd(request.raw);
        return send(reply, await answerUnread(node, error, request));
      });
      routes.setNotFoundHandler(answer);
      routes.all('/*', answer);
    },
    { prefix: EWP_PREFIX },
  );
}

/** Answers a request whose body was not read to its end. */
function answerUnread(
  node: EwpNode,
  error: FastifyError,
  request: FastifyRequest,
): NodeResponse | Promise<NodeResponse> {
  const asked = toNodeRequest(request);
  return error.statusCode === 413
    ? node.answer({ ...asked, body: null }, request.log)
    : node.refuse(asked, error, request.log);
}

function toNodeRequest(request: FastifyRequest): NodeRequest {
  return {
    method: request.method,
    pathAndQuery: request.raw.url ?? request.url,
    headers: headerValues(request.headers),
    body: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
    address: callerAddress(request),
  };
}

function send(reply: FastifyReply, { status, headers, body }: NodeResponse): FastifyReply {
  // The portal gives each answer an id of its own; here it is the caller's or none.
  return reply.removeHeader('x-request-id').status(status).headers(headers).send(body);
}
