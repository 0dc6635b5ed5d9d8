import type { FastifyInstance } from 'fastify';
import type { BurntRelease } from 'shared-contracts/calls/moduleReportCalls.ts';
import { CALLS } from 'shared-contracts/calls/calls.ts';
import type { Database } from '../database/database.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { burntReleases, forgetOldReports } from './burntReleases.ts';
import { countReports, countsOf } from './countReports.ts';
import { rememberShortly, REMEMBERED_S } from './rememberShortly.ts';
import type {} from './tables.ts';

const FORGETTING_MS = 3_600_000;

/** Who asks without signing in gets what was found out a moment ago, from the server or from whatever stands before it. */
const KEPT_SHORTLY = `public, max-age=${REMEMBERED_S}`;

type ReportServices = { readonly database: Database; readonly clock: () => Date };

/** Registers what browsers tell of the releases of modules, and which of these have to be taken back. Who has no role tells nothing. */
export function registerModuleReports(app: FastifyInstance, { database, clock }: ReportServices): void {
  const burntOfLate = rememberShortly<readonly BurntRelease[]>(clock);
  const countsOfLate = rememberShortly<{ readonly sessions: number; readonly failed: number }>(clock);
  registerCall(app, CALLS.reportModules, async ({ caller, body, request }) => {
    if (caller.role === 'No Rights') return { counted: 0 };
    const { counted, burnt } = await countReports(database, { caller, report: body, now: clock() });
    for (const found of burnt) request.log.error(found, 'a release of a module fails in too many browsers');
    if (counted > 0) {
      burntOfLate.forget();
      countsOfLate.forget();
    }
    return { counted };
  });
  registerCall(app, CALLS.listBurntReleases, async ({ reply }) => {
    const burnt = await burntOfLate.of('', () => burntReleases(database, clock()));
    void reply.header('cache-control', KEPT_SHORTLY);
    return burnt;
  });
  registerCall(app, CALLS.countReleaseReports, async ({ query: { module = '', release = '' }, reply }) => {
    const counts = await countsOfLate.of(JSON.stringify([module, release]), async () => {
      const { sessions, failed } = await countsOf(database, { module, release }, clock());
      return { sessions, failed };
    });
    void reply.header('cache-control', KEPT_SHORTLY);
    return counts;
  });
  forgetRegularly(app, { database, clock });
}

function forgetRegularly(app: FastifyInstance, { database, clock }: ReportServices): void {
  const timer = setInterval(
    () =>
      void forgetOldReports(database, clock()).catch((error: unknown) => {
        app.log.warn({ err: error }, 'old reports of modules could not be forgotten');
      }),
    FORGETTING_MS,
  );
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
