import { setTimeout as pause } from 'node:timers/promises';
import { type BulkWork, refusalOfWork } from 'shared-contracts/bulk/bulkJobs.ts';
import { changeAsCaller, type SaveContext } from '../../data/records.ts';
import { factsOfAgreement } from '../../exchange/factsOfAgreement.ts';
import { takeAct } from '../../exchange/services/acts/takeAct.ts';
import { lifeCycleProblem } from '../../platform/lifeCycleProblem.ts';
import { Problem } from '../../platform/problem.ts';
import { requireFound } from '../../platform/refusals.ts';
import { toProblem } from '../../platform/toProblem.ts';
import { reasonOf } from '../store/keptReason.ts';
import { type JobToDo, type Outcome, type RowToDo, settleRow } from '../store/jobWork.ts';
import { callerOfJob } from './callerOfJob.ts';
import { leftOut } from './jobReasons.ts';
import { renew } from './renewal.ts';
import { type AskedWork, type BulkParts, requireDoable } from './requireDoable.ts';

/** How often an agreement is tried when the server itself is at fault, and how long it waits in between. */
const TRIES = 3;
const TRY_AGAIN_MS = 500;

/** Somebody else has written down what became of the agreement: what we have done of it is undone. */
class SettledMeanwhile extends Error {}

/**
 * Does what a job asks for with one agreement, and writes down what came of it in the same transaction: both are stored, or neither. What was refused
 * is written down too.
 *
 * - result: notifications that were written down
 *
 * Throws what keeps it from being written down at all, such as a database that does not answer; the agreement waits then.
 */
export async function doRow(
  parts: BulkParts,
  job: JobToDo,
  row: RowToDo,
  onFault: (error: unknown) => void,
): Promise<readonly number[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await doOnce(parts, job, row);
    } catch (error) {
      if (error instanceof SettledMeanwhile) return [];
      const isOurFault = !(error instanceof Problem);
      if (isOurFault) onFault(error);
      if (isOurFault && tries < TRIES) {
        await pause(TRY_AGAIN_MS * tries);
        continue;
      }
      const reason = reasonOf(toProblem(error));
      await settleRow(parts.database, placeOf(job, row), { state: 'refused', reason });
      return [];
    }
  }
}

async function doOnce(parts: BulkParts, job: JobToDo, row: RowToDo): Promise<readonly number[]> {
  const { work, years, requestId } = job;
  const { id, version, isReady } = row;
  const asked = { work, years, requestId, caller: await callerOfJob(parts.database, job) };
  if (!isReady || version === null) {
    await requireDoable(parts, asked, id);
    throw leftOut();
  }
  const settle = async ({ database }: SaveContext, outcome: Outcome) => {
    if (!(await settleRow(database, placeOf(job, row), outcome))) throw new SettledMeanwhile();
  };
  if (work !== 'renew') return act(parts, { ...asked, work }, { id, version }, settle);
  if (years === undefined) throw new Error('A renewal has years.');
  await changeAsCaller(parts, asked, async (context) => {
    const facts = requireFound(await factsOfAgreement(context.database, id));
    const refusal = refusalOfWork(work, facts, asked.caller.permissions);
    if (refusal !== undefined) throw lifeCycleProblem(refusal);
    await settle(context, { state: 'done', renewalId: await renew(context, { id, version }, years) });
  });
  return [];
}

async function act(
  parts: BulkParts,
  { work, caller, requestId }: AskedWork & { readonly work: Exclude<BulkWork, 'renew'> },
  { id, version }: { readonly id: number; readonly version: string },
  settle: (context: SaveContext, outcome: Outcome) => Promise<void>,
): Promise<readonly number[]> {
  const request = { id, act: work, version, agreement: {}, key: null, caller, requestId };
  const { deliveries } = await takeAct(parts, request, {
    refusal: (facts) => refusalOfWork(work, facts, caller.permissions),
    settle: (context, result) => settle(context, { state: 'done', deliveries: result.deliveries }),
  });
  return deliveries;
}

function placeOf(job: JobToDo, row: RowToDo) {
  return { jobId: job.id, agreementId: row.id };
}
