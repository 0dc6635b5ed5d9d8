import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PartnerCall, refusalOfCall } from 'shared-contracts/agreementLifeCycle.ts';
import { PARTNER_CALLS } from 'shared-contracts/calls/partnerCalls.ts';
import {
  COPIES_DIFFER_STATUS,
  type copiesDifferSchema,
  type CopyDifference,
  type ExchangeReply,
} from 'shared-contracts/exchange.ts';
import type * as z from 'zod/mini';
import { lifeCycleProblem } from '../../platform/lifeCycleProblem.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/caller.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { Problem } from '../../platform/problem.ts';
import { requireFound } from '../../platform/refusals.ts';
import { requestLanguage } from '../../platform/requestLanguage.ts';
import { factsOfAgreement } from '../factsOfAgreement.ts';
import { approveCopy } from '../services/office/approveCopy.ts';
import { firstTries } from '../services/work/firstTries.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { notifyPartner } from '../services/office/notifyPartner.ts';
import { revertAgreement } from '../services/office/revertAgreement.ts';

const NAMES = ['cnr', 'approve', 'revert'] as const satisfies readonly PartnerCall[];

const NOT_CONNECTED = {
  en: 'The portal is not connected to the partner network. Nothing was sent to the partner.',
  el: 'Η πύλη δεν είναι συνδεδεμένη με το δίκτυο των εταίρων. Δεν στάλθηκε τίποτα στον εταίρο.',
};

const COPIES_DIFFER = {
  en: "An error occured: Partner's copy is different from ours.",
  el: 'Παρουσιάστηκε σφάλμα: Το αντίγραφο του εταίρου διαφέρει από το δικό μας.',
};

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
    return reply.status(COPIES_DIFFER_STATUS).send(differBody(approval.differences, request));
  },
  revert: async (services, { id, caller }) => {
    const revert = requireFound(await revertAgreement(services, id, caller));
    const deliveries = await firstTries(services, revert.deliveries);
    if (revert.refusal !== undefined) throw revert.refusal;
    return { deliveries };
  },
};

/** The documents' status has no code of its own among the portal's errors; the body is theirs all the same. */
function differBody(
  differences: readonly CopyDifference[],
  request: FastifyRequest,
): z.infer<typeof copiesDifferSchema> {
  return {
    code: 'conflict',
    message: COPIES_DIFFER[requestLanguage(request)],
    statusCode: COPIES_DIFFER_STATUS,
    requestId: request.id,
    differences: [...differences],
  };
}

async function refuseUnconnected(
  database: Database,
  { call, id, caller }: { readonly call: PartnerCall; readonly id: number; readonly caller: SignedInCaller },
): Promise<never> {
  const facts = requireFound(await factsOfAgreement(database, id));
  const refusal = refusalOfCall(call, facts, caller.permissions);
  throw refusal === undefined ? new Problem('unavailable', NOT_CONNECTED) : lifeCycleProblem(refusal);
}
