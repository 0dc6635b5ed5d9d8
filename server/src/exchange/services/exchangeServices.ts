import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { PartnerDirectory } from '../network/partnerDirectory.ts';
import type { PartnerNetwork } from '../network/partnerNetwork.ts';
import type { ExchangeQueue } from '../queue/exchangeQueue.ts';

/** What the services of the partner exchange work with. */
export type ExchangeServices = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly network: PartnerNetwork;
  readonly directory: PartnerDirectory;
  readonly queue: Pick<ExchangeQueue, 'add' | 'isQueued'>;
  readonly ownHeiId: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};
