import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls/calls.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { type OverviewServices, readOverview } from './readOverview.ts';

/** Registers what needs somebody today, for whoever may list agreements. */
export function registerOverview(app: FastifyInstance, services: OverviewServices): void {
  registerCall(app, CALLS.readOverview, ({ caller }) => readOverview(services, caller));
}
