import type { FastifyInstance } from 'fastify';
import { describeMetadata } from './metadata.ts';
import { openApiText } from './openapi.ts';

/** Registers `/openapi.json`, which is open to everybody, and `/api/$metadata`. */
export function registerDescription(app: FastifyInstance): void {
  const openApi = openApiText();
  const metadata = describeMetadata();
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(openApi),
  );
  app.get('/api/$metadata', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(metadata),
  );
}
