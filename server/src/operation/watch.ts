import type { FastifyInstance } from 'fastify';

/** What is seen of the server from outside. */
export type Watch = {
  readonly watch: (app: FastifyInstance) => void;
  /** Tells what is left to tell, and ends. */
  readonly close: () => Promise<void>;
};
