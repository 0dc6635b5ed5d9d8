import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../platform/problems/problem.ts';
import { toProblem } from '../../platform/problems/toProblem.ts';
import { reasonOf } from '../store/keptReason.ts';
import { type JobToDo, type RowToDo, settleRow } from '../store/jobWork.ts';
import type { BulkParts } from './bulkParts.ts';
import { callerOfJob } from './callerOfJob.ts';
import { carryOut } from './carryOut.ts';
import { leftOut } from './jobReasons.ts';
import { requireDoable } from './requireDoable.ts';

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
  const { work, years, edit, requestId } = job;
  const { id, version, isReady, partnersHash } = row;
  const asked = { work, years, edit, requestId, caller: await callerOfJob(parts.database, job) };
  if (!isReady || version === null) {
    await requireDoable(parts, asked, { id, version });
    throw leftOut();
  }
  return carryOut(parts, asked, {
    seen: { id, version, partnersHash },
    settle: async ({ database }, outcome) => {
      if (!(await settleRow(database, placeOf(job, row), outcome))) throw new SettledMeanwhile();
    },
  });
}

function placeOf(job: JobToDo, row: RowToDo) {
  return { jobId: job.id, agreementId: row.id };
}
