import type { FastifyInstance } from 'fastify';
import { describeMetadata } from './metadata.ts';
import { openApiText } from './openapi.ts';

/** Written once, when somebody asks: a server starts without it. */
let openApi: string | undefined;
let metadata: string | undefined;

/** Registers `/openapi.json`, which is open to everybody, and `/api/$metadata`. */
export function registerDescription(app: FastifyInstance): void {
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((openApi ??= openApiText())),
  );
  app.get('/api/$metadata', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send((metadata ??= describeMetadata())),
  );
}
