import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PartnerCall, refusalOfCall } from 'shared-contracts/agreementLifeCycle.ts';
import type { ApiErrorBody } from 'shared-contracts/errors.ts';
import { COPIES_DIFFER_STATUS, type CopyDifference, type ExchangeReply } from 'shared-contracts/exchange.ts';
import { lifeCycleProblem } from '../../data/rules/lifeCycleProblem.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/caller.ts';
import { Problem } from '../../platform/problem.ts';
import { requestLanguage } from '../../platform/requestLanguage.ts';
import { factsOfAgreement } from '../factsOfAgreement.ts';
import { approveCopy } from '../services/office/approveCopy.ts';
import { firstTries } from '../services/work/firstTries.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { notifyPartner } from '../services/office/notifyPartner.ts';
import { revertAgreement } from '../services/office/revertAgreement.ts';
import { callerWith, requireFound, requireId } from './routeParts.ts';

type Agreement = { readonly Params: { readonly id: string } };

/** The documents name the first two by what follows the base alone: clients that take the base for the exchange's own are answered too. */
const CALLS: Readonly<Record<PartnerCall, readonly string[]>> = {
  cnr: ['/exchange/iias/:id/cnr', '/exchange/:id/cnr'],
  approve: ['/exchange/iias/:id/approve', '/exchange/:id/approve'],
  revert: ['/exchange/mobisisewp/iias/revertiia/:id'],
};

const CALLED_PATHS = (['cnr', 'approve', 'revert'] as const).flatMap((call) =>
  CALLS[call].map((url) => ({ call, url })),
);

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
  for (const { call, url } of CALLED_PATHS) {
    app.route<Agreement>({
      // The documents ask by GET; whoever knows that it changes something may POST.
      method: ['GET', 'POST'],
      url,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const caller = callerWith(request, 'iia_edit_iro');
        const id = requireId(request.params.id);
        if (services === null) return refuseUnconnected(database, { call, id, caller });
        return HANDLERS[call](services, { id, caller, request, reply });
      },
    });
  }
}

type Call = {
  readonly id: number;
  readonly caller: SignedInCaller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

const HANDLERS: Readonly<
  Record<PartnerCall, (services: ExchangeServices, call: Call) => Promise<ExchangeReply>>
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
    void reply.status(COPIES_DIFFER_STATUS);
    return differBody(approval.differences, request);
  },
  revert: async (services, { id, caller }) => {
    const revert = requireFound(await revertAgreement(services, id, caller));
    const deliveries = await firstTries(services, revert.deliveries);
    if (revert.refusal !== undefined) throw revert.refusal;
    return { deliveries };
  },
};

/** The documents' status has no code of its own among the portal's errors; the body is theirs all the same. */
function differBody(differences: readonly CopyDifference[], request: FastifyRequest) {
  const body: ApiErrorBody = {
    code: 'conflict',
    message: COPIES_DIFFER[requestLanguage(request)],
    statusCode: COPIES_DIFFER_STATUS,
    requestId: request.id,
  };
  return { ...body, differences: [...differences] };
}

async function refuseUnconnected(
  database: Database,
  { call, id, caller }: { readonly call: PartnerCall; readonly id: number; readonly caller: SignedInCaller },
): Promise<never> {
  const facts = requireFound(await factsOfAgreement(database, id));
  const refusal = refusalOfCall(call, facts, caller.permissions);
  throw refusal === undefined ? new Problem('unavailable', NOT_CONNECTED) : lifeCycleProblem(refusal);
}
