import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { chartsReader, overviewReader } from './overviewReader.ts';
import type { OverviewServices } from './readOverview.ts';

/** Registers what needs somebody today, for whoever may list agreements. */
export function registerOverview(app: FastifyInstance, services: OverviewServices): void {
  const readOverview = overviewReader(services);
  registerCall(app, CALLS.readOverview, ({ caller }) => readOverview(caller));
  const readCharts = chartsReader(services);
  registerCall(app, CALLS.readOverviewCharts, ({ caller }) => readCharts(caller));
}
