import { type LanguageTag } from 'shared-contracts/text/language.ts';
import type { FastifyInstance } from 'fastify';
import { type ActOutcome, type ActReply, AGREEMENT_ACTS } from 'shared-contracts/exchange/agreementActs.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import { COPIES_DIFFER_STATUS, type Delivery } from 'shared-contracts/exchange/exchange.ts';
import type { Problem } from '../../platform/problems/problem.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { refuse, requireFound } from '../../platform/problems/refusals.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import { type ActParts, takeAct } from '../services/acts/takeAct.ts';
import { firstTries } from '../services/work/firstTries.ts';
import { copiesDifferBody } from './copiesDifferBody.ts';

/**
 * Registers the call by which the office carries out an action of the life cycle as a whole.
 *
 * What it stored is stored when the partner is told for the first time: whatever ends the server or the call then, the queue goes on.
 */
export function registerActs(app: FastifyInstance, parts: ActParts): void {
  const { services } = parts;
  registerCall(app, CALLS.takeAct, async ({ params: { id, act: name }, body, caller, request, reply }) => {
    const act = requireFound(AGREEMENT_ACTS.find((one) => one === name));
    if (body.agreement !== undefined && act !== 'finalize')
      refuse([{ field: 'agreement', code: 'read-only' }]);
    const { dateModified: version, agreement = {}, key = null } = body;
    const taken = await takeAct(parts, { id, act, version, agreement, key, caller, requestId: request.id });
    const deliveries = services === null ? [] : await firstTries(services, taken.deliveries);
    if (taken.refusal !== undefined) throw taken.refusal;
    if (taken.differences !== undefined) {
      return reply.status(COPIES_DIFFER_STATUS).send(copiesDifferBody(taken.differences, request));
    }
    const { problem } = taken;
    const answer: ActReply = {
      id,
      outcome: outcomeOf(deliveries, problem, services !== null),
      deliveries,
      ...(problem && { problem: wordsOf(problem, requestLanguage(request)) }),
    };
    return answer;
  });
}

/** - isConnected: what could not be told at once is told later then */
function outcomeOf(
  deliveries: ReadonlyArray<Pick<Delivery, 'state'>>,
  problem: Problem | undefined,
  isConnected: boolean,
): ActOutcome {
  if (problem !== undefined) return isConnected ? 'waiting' : 'not-told';
  if (deliveries.some(({ state }) => state === 'refused' || state === 'given-up')) return 'refused';
  return deliveries.some(({ state }) => state === 'waiting') ? 'waiting' : 'delivered';
}

function wordsOf({ code, texts, detail }: Problem, language: LanguageTag): ActReply['problem'] {
  return { code, message: texts[language], ...(detail !== undefined && { detail }) };
}
