import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { changeAsCaller } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { proposeAgreement } from './proposeAgreement.ts';

type ProposalParts = { readonly database: Database; readonly clock: () => Date };

/** Registers how coordinators propose agreements. */
export function registerProposals(app: FastifyInstance, parts: ProposalParts): void {
  registerCall(app, CALLS.proposeAgreement, ({ body, caller, request }) =>
    changeAsCaller(parts, { caller, requestId: request.id }, async (context) => ({
      id: await proposeAgreement(context, body),
    })),
  );
}
