import type { FastifyInstance } from 'fastify';
import type { BurntRelease } from 'shared-contracts/releases/moduleReportCalls.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../database/database.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { forgetHourly } from '../platform/running/forgetHourly.ts';
import { burntReleases, forgetOldReports } from './burntReleases.ts';
import { countReports, countsOf } from './countReports.ts';
import { ofGivenReleases } from './givenReleases.ts';
import { portalRegistryReader } from './portalRegistry.ts';
import { rememberShortly, REMEMBERED_S } from './rememberShortly.ts';
import type {} from './tables.ts';

/** Who asks without signing in gets what was found out a moment ago, from the server or from whatever stands before it. */
const KEPT_SHORTLY = `public, max-age=${REMEMBERED_S}`;

type ReportServices = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly portalDir: string;
};

/**
 * Registers what browsers tell of the releases of modules, and which of these have to be taken back.
 *
 * What a person cannot have been given by the registry in the portal's folder is not counted, and not refused: a tab that was opened before the
 * last release reports in good faith, and would try again and again. While that registry cannot be read, nothing is.
 */
export function registerModuleReports(
  app: FastifyInstance,
  { database, clock, portalDir }: ReportServices,
): void {
  const burntOfLate = rememberShortly<readonly BurntRelease[]>(clock);
  const countsOfLate = rememberShortly<{ readonly sessions: number; readonly failed: number }>(clock);
  const readRegistry = portalRegistryReader(portalDir);
  let isMissing = false;
  registerCall(app, CALLS.reportModules, async ({ caller, body, request }) => {
    const { log } = request;
    const registry = await readRegistry();
    if (registry === undefined && !isMissing)
      log.warn(
        { portalDir },
        'no registry can be read there: nothing that browsers tell of releases is counted',
      );
    isMissing = registry === undefined;
    if (registry === undefined) return { counted: 0 };
    const outcomes = ofGivenReleases(registry, caller, body.outcomes);
    const left = body.outcomes.length - outcomes.length;
    const user = caller.id;
    if (left > 0)
      log.info({ user, outcomes: left }, 'reports of releases that nobody like this person is given');
    if (outcomes.length === 0) return { counted: 0 };
    const report = { tab: body.tab, outcomes };
    const { counted, failures, burnt } = await countReports(database, {
      userId: user,
      report,
      sequence: registry.sequence,
      now: clock(),
    });
    if (failures.length > 0) log.warn({ user, failures }, 'a release of a module fails in a browser');
    for (const found of burnt) log.error(found, 'a release of a module fails in too many browsers');
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
  forgetHourly(app, 'old reports of modules', () => forgetOldReports(database, clock()));
}
