import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PartnerCall, refusalOfCall } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { PARTNER_CALLS } from 'shared-contracts/exchange/partnerCalls.ts';
import { COPIES_DIFFER_STATUS, type ExchangeReply } from 'shared-contracts/exchange/exchange.ts';
import { lifeCycleProblem } from '../../platform/problems/lifeCycleProblem.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import { factsOfAgreement } from '../factsOfAgreement.ts';
import { approveCopy } from '../services/office/approveCopy.ts';
import { copiesDifferBody } from './copiesDifferBody.ts';
import { nobodyTold } from '../services/problems/exchangeProblems.ts';
import { firstTries } from '../services/work/firstTries.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { notifyPartner } from '../services/office/notifyPartner.ts';
import { revertAgreement } from '../services/office/revertAgreement.ts';

const NAMES = ['cnr', 'approve', 'revert'] as const satisfies readonly PartnerCall[];

/**
 * Registers the calls by which the office notifies, approves and reverts.
 *
 * - services: null while the portal is not connected to the network; the calls answer 503 then, after every other refusal
 */
export function registerPartnerCalls(
  app: FastifyInstance,
  { database, services }: { readonly database: Database; readonly services: ExchangeServices | null },
): void {
  for (const name of NAMES) {
    registerCall(app, PARTNER_CALLS[name], async ({ params: { id }, caller, request, reply }) =>
      services === null
        ? refuseUnconnected(database, { call: name, id, caller })
        : HANDLERS[name](services, { id, caller, request, reply }),
    );
  }
}

type Call = {
  readonly id: number;
  readonly caller: SignedInCaller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

const HANDLERS: Readonly<
  Record<PartnerCall, (services: ExchangeServices, call: Call) => Promise<ExchangeReply | FastifyReply>>
> = {
  cnr: async (services, { id, caller }) => {
    const deliveries = requireFound(await notifyPartner(services, id, caller));
    return { deliveries: await firstTries(services, deliveries) };
  },
  approve: async (services, { id, caller, request, reply }) => {
    const approval = requireFound(await approveCopy(services, id, caller));
    const deliveries = await firstTries(services, approval.deliveries);
    if (approval.refusal !== undefined) throw approval.refusal;
    if (approval.differences === undefined) return { deliveries };
    return reply.status(COPIES_DIFFER_STATUS).send(copiesDifferBody(approval.differences, request));
  },
  revert: async (services, { id, caller }) => {
    const revert = requireFound(await revertAgreement(services, id, caller));
    const deliveries = await firstTries(services, revert.deliveries);
    if (revert.refusal !== undefined) throw revert.refusal;
    return { deliveries };
  },
};

async function refuseUnconnected(
  database: Database,
  { call, id, caller }: { readonly call: PartnerCall; readonly id: number; readonly caller: SignedInCaller },
): Promise<never> {
  const facts = requireFound(await factsOfAgreement(database, id));
  const refusal = refusalOfCall(call, facts, caller.permissions);
  throw refusal === undefined ? nobodyTold() : lifeCycleProblem(refusal);
}
