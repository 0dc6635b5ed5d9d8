import type { FastifyInstance } from 'fastify';
import { type BulkEdit, isEditOf } from 'shared-contracts/bulk/bulkEdits.ts';
import { BULK_ROW_STATES, type RenewalYears } from 'shared-contracts/bulk/bulkJobs.ts';
import type { BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import { agreementYearsSchema } from 'shared-contracts/agreements/entities/agreementYears.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { issueErrors } from '../platform/problems/issueErrors.ts';
import { Problem } from '../platform/problems/problem.ts';
import { refuse, requireFound } from '../platform/problems/refusals.ts';
import { requestLanguage } from '../platform/requests/requestLanguage.ts';
import { registerCampaign } from './campaign/campaignRoutes.ts';
import { requirePreviewed } from './previewDigest.ts';
import { previewJob } from './previewJob.ts';
import { stopJob } from './store/jobWork.ts';
import { addJob } from './store/newJob.ts';
import { listJobRows, listJobs, readJob } from './store/readJobs.ts';
import { type BulkWorker, startBulkWorker } from './work/bulkWorker.ts';
import type { BulkParts } from './work/bulkParts.ts';

/** Registers work on many agreements at once and what has become of those of a year, and works on what was begun from the server's start to its end. */
export function registerBulkJobs(app: FastifyInstance, parts: BulkParts): void {
  const { database, clock } = parts;
  registerCampaign(app, parts);
  let worker: BulkWorker | undefined;
  app.addHook('onReady', async () => {
    worker = startBulkWorker(parts, app.log);
  });
  // Before the exchange ends, whose queue takes what is written down.
  app.addHook('preClose', async () => worker?.stop());

  registerCall(app, CALLS.previewBulkJob, async ({ body, caller, request }) => {
    const { work, years, edit, agreements } = body;
    requireYears(work, years, clock());
    requireEdit(work, edit);
    const asked = { work, years, edit, caller, requestId: request.id };
    return { value: await previewJob(parts, asked, { agreements, language: requestLanguage(request) }) };
  });
  registerCall(app, CALLS.beginBulkJob, async ({ body, caller, request }) => {
    const now = clock();
    requireYears(body.work, body.years, now);
    requireEdit(body.work, body.edit);
    requirePreviewed({ work: body.work, years: body.years, edit: body.edit, userId: caller.id }, body.rows);
    const id = await addJob(database, { body, caller, requestId: request.id, now });
    worker?.wake();
    return requireFound(await readJob(database, id, requestLanguage(request)));
  });
  registerCall(app, CALLS.listBulkJobs, async ({ request }) => ({
    value: await listJobs(database, requestLanguage(request)),
  }));
  registerCall(app, CALLS.readBulkJob, async ({ params, request }) =>
    requireFound(await readJob(database, params.id, requestLanguage(request))),
  );
  registerCall(app, CALLS.listBulkJobRows, async ({ params, query, request }) => {
    const language = requestLanguage(request);
    requireFound(await readJob(database, params.id, language));
    const asked = { jobId: params.id, state: stateOf(query.state), skip: query.$skip, top: query.$top };
    return listJobRows(database, asked, language);
  });
  registerCall(app, CALLS.stopBulkJob, async ({ params, caller, request }) => {
    requireFound(await readJob(database, params.id, requestLanguage(request)));
    await stopJob(database, params.id, { userId: caller.id, now: clock() });
    return requireFound(await readJob(database, params.id, requestLanguage(request)));
  });
}

/** A renewal has years, and nothing else has; they are those that a new agreement may have. */
function requireYears(work: BulkWork, years: RenewalYears | undefined, now: Date): void {
  if (work !== 'renew') {
    if (years !== undefined) refuse([{ field: 'years', code: 'read-only' }]);
    return;
  }
  if (years === undefined) refuse([{ field: 'years', code: 'required' }]);
  const parsed = agreementYearsSchema(now).safeParse(years, { reportInput: true });
  if (!parsed.success) refuse(issueErrors(parsed.error.issues, 'years/'));
}

function requireEdit(work: BulkWork, edit: BulkEdit | undefined): void {
  if (isEditOf(work, edit)) return;
  refuse([{ field: 'edit', code: edit === undefined ? 'required' : 'not-valid' }]);
}

function stateOf(text: string | undefined) {
  if (text === undefined || text === '') return undefined;
  const state = BULK_ROW_STATES.find((one) => one === text);
  if (state !== undefined) return state;
  throw new Problem(
    'bad-query',
    {
      en: `state must be one of ${BULK_ROW_STATES.join(', ')}.`,
      el: `Το state πρέπει να είναι ένα από τα ${BULK_ROW_STATES.join(', ')}.`,
    },
    { field: 'state' },
  );
}
