import { type ActBody, type AgreementAct, refusalOfAct } from 'shared-contracts/exchange/agreementActs.ts';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import {
  type AgreementFacts,
  LIFE_CYCLE,
  type LifeCycleAction,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import {
  changeAsCaller,
  claimKey,
  type Earlier,
  findEarlier,
  keepSaved,
  keyReused,
  lockRecords,
  releaseKey,
  requireVersion,
  type SaveContext,
  saveAsCaller,
} from '../../../data/records.ts';
import type { Database } from '../../../database/database.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { lifeCycleProblem } from '../../../platform/problems/lifeCycleProblem.ts';
import { requireFound } from '../../../platform/problems/refusals.ts';
import { factsOfAgreement } from '../../factsOfAgreement.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { actRecord } from './actRecord.ts';
import { ACT_STEPS } from './actSteps.ts';
import { isDeletionUnsure } from '../agreement/withdraw.ts';
import { deletionNotTold, nobodyTold } from '../problems/exchangeProblems.ts';
import type { AskedCall, CallResult, PreparedCall } from '../office/preparedCall.ts';

/**
 * An act that somebody asks for.
 *
 * - version: of the agreement that the person has seen
 * - agreement: members that are saved with it
 * - key: of the client's choice; null when it will not be repeated
 */
export type ActRequest = {
  readonly id: number;
  readonly act: AgreementAct;
  readonly version: string;
  readonly agreement: NonNullable<ActBody['agreement']>;
  readonly key: string | null;
  readonly caller: SignedInCaller;
  readonly requestId: string;
};

/**
 * What whoever takes an act as a part of something larger adds to it.
 *
 * - refusal: the rule by which it is refused, in place of that for a person who looks at the one agreement
 * - settle: stores what belongs to it in the transaction of the act, once that is done; what it throws undoes both
 */
export type ActFrame = {
  readonly refusal: (facts: AgreementFacts) => Refusal | undefined;
  readonly settle: (context: SaveContext, result: CallResult) => Promise<void>;
};

/** - services: null while the portal is not connected to the network; nobody is told then */
export type ActParts = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly services: ExchangeServices | null;
};

/**
 * Carries out an act in one transaction: the change is stored and the notifications of it are in the queue, or nothing happens.
 *
 * The partner is asked before, where the act depends on what it has approved by now. Repeated with its key, an act that was done is not done
 * again.
 *
 * Throws a `Problem`: 404; 409 `stale` with the present agreement; 409 with the refusal of the life cycle; 400 for what data API or network
 * would refuse; 422 when the key belongs to another act.
 */
export async function takeAct(
  parts: ActParts,
  request: ActRequest,
  frame: ActFrame | null = null,
): Promise<CallResult> {
  const { database, services } = parts;
  const repeatable = repeatableOf(request);
  const earlier = repeatable && (await findEarlier(database, repeatable));
  if (earlier !== undefined) return doneBefore(parts, request, earlier);
  const facts = await requireReady(database, request, { version: request.version, frame });
  const prepared =
    services === null
      ? withoutNetwork(request, facts)
      : requireFound(await ACT_STEPS[request.act](services, askedCall(request)));
  return changeAsCaller(parts, request, async (context) => {
    const meanwhile = repeatable && (await claimKey(context.database, repeatable, context.now));
    if (meanwhile !== undefined) return doneBefore({ ...parts, ...context }, request, meanwhile);
    const result = await carryOut(context, request, { prepared, frame });
    await frame?.settle(context, result);
    if (repeatable !== undefined) {
      const isDone = result.refusal === undefined && result.differences === undefined;
      if (isDone) await keepSaved(context.database, repeatable, result.deliveries);
      else await releaseKey(context.database, repeatable);
    }
    return result;
  });
}

async function carryOut(
  context: SaveContext,
  request: ActRequest,
  { prepared, frame }: { readonly prepared: Prepared; readonly frame: ActFrame | null },
): Promise<CallResult> {
  const { id, act, agreement } = request;
  const version = prepared.version ?? request.version;
  await lockRecords(context, 'MobilityAgreements', [id]);
  await requireReady(context.database, request, { version, frame });
  const { post }: LifeCycleAction = LIFE_CYCLE[act];
  if (post !== undefined) {
    const posted = { ...agreement, ...actRecord(post), id, dateModified: version };
    await saveAsCaller(context, 'MobilityAgreements', posted);
  }
  if (prepared.work === null) return { deliveries: [], problem: prepared.problem };
  return requireFound(await prepared.work(context));
}

type Prepared = (PreparedCall & { readonly problem?: undefined }) | ReturnType<typeof withoutNetwork>;

/** What a person does here is stored all the same; throws a `Problem` 503 for what is nothing but a call to the partner. */
function withoutNetwork({ act }: ActRequest, facts: AgreementFacts) {
  const { post, call }: LifeCycleAction = LIFE_CYCLE[act];
  const isKnown = facts.hasPartnerCopy || facts.ewpStatus !== EWP_STATUS['Not notified'];
  // Nobody has to be told that an agreement is gone of which nobody knew.
  const mustTell = call !== undefined && (act !== 'delete' || isKnown);
  const problem = mustTell ? nobodyTold() : undefined;
  if (problem !== undefined && post === undefined) throw problem;
  return { version: null, work: null, problem };
}

/** Throws a `Problem` for what cannot be done now, and for a version that is not the present one. */
async function requireReady(
  database: Database,
  { id, act, caller }: ActRequest,
  { version, frame }: { readonly version: string; readonly frame: ActFrame | null },
): Promise<AgreementFacts> {
  await requireVersion(database, caller, 'MobilityAgreements', { id, version });
  const facts = requireFound(await factsOfAgreement(database, id));
  const refusal = frame === null ? refusalOfAct(act, facts, caller.permissions) : frame.refusal(facts);
  const { post }: LifeCycleAction = LIFE_CYCLE[act];
  if (refusal !== undefined) throw lifeCycleProblem(refusal, Object.keys(post ?? {})[0]);
  return facts;
}

function askedCall({ id, caller, version }: ActRequest): AskedCall {
  return { agreementId: id, caller, version };
}

function repeatableOf({ key, caller, act, id, version, agreement }: ActRequest) {
  if (key === null) return undefined;
  const set = 'MobilityAgreements/acts' as const;
  return { userId: caller.id, key, set, records: [{ act, id, version, agreement }] };
}

/** What was done stays done; whether the partner knows by now is said as it is now. */
async function doneBefore(
  { database, services }: ActParts,
  request: ActRequest,
  { ids, isSame }: Earlier,
): Promise<CallResult> {
  if (!isSame) throw keyReused();
  const deliveries = ids.map(Number);
  if (services === null) {
    const facts = requireFound(await factsOfAgreement(database, request.id));
    return { deliveries, problem: withoutNetwork(request, facts).problem };
  }
  const isUnsure = request.act === 'delete' && (await isDeletionUnsure(database, request.id));
  return { deliveries, problem: isUnsure ? deletionNotTold(null) : undefined };
}
