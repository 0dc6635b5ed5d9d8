import fastify, { type FastifyBaseLogger } from 'fastify';

/** Says nothing: what a server without a log has for one. */
export const SILENT_LOG: FastifyBaseLogger = fastify({ logger: false }).log;
