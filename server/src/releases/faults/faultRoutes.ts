import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { parseReference } from 'shared-contracts/releases/faults/faultReference.ts';
import type { FaultReport } from 'shared-contracts/releases/faults/faultReports.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { forgetHourly } from '../../platform/running/forgetHourly.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import { tellBrowserTrouble } from '../../platform/running/watched.ts';
import { type PortalRegistry, portalRegistryReader } from '../portalRegistry.ts';
import type {} from '../tables.ts';
import { commitOf } from './commitOf.ts';
import { withinMeasure } from './dailyMeasure.ts';
import { forgetOldFaults } from './forgetFaults.ts';
import { ofRunnableReleases } from './givenFaults.ts';
import { keepCounts } from './keepCounts.ts';
import { keepFaults, leaveLatest, releaseKey } from './keepFaults.ts';
import { knownPages } from './knownPages.ts';
import { listFaults } from './listFaults.ts';
import { scrubReport } from './scrubReport.ts';
import { sourceStackReader } from './sourceStack.ts';

/** No module, release or reference is called so. */
const NOTHING = '';

type FaultServices = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly portalDir: string;
};
type Lines = Pick<FaultReport, 'faults' | 'counts'>;

/**
 * Registers what browsers tell of why releases failed, and how the office and the teams read it.
 *
 * What a person cannot have been given is not kept, and not refused, as with `registerModuleReports`; nothing is taken back by it.
 */
export function registerFaults(app: FastifyInstance, services: FaultServices): void {
  const { database, clock, portalDir } = services;
  const readRegistry = portalRegistryReader(portalDir);
  const sourceStack = sourceStackReader(portalDir);

  registerCall(app, CALLS.reportFaults, async ({ caller, body, request: { log } }) => {
    const registry = await readRegistry();
    if (registry === undefined) return { kept: 0 };
    const given = ofRunnableReleases(registry, caller, body);
    const lines = scrubReport(given, knownPages(registry));
    if (lines.faults.length + lines.counts.length === 0) return { kept: 0 };
    return { kept: await keep(services, registry, { userId: caller.id, report: body, lines, log }) };
  });
  registerCall(app, CALLS.listFaults, async ({ query: { module, release, reference } }) => {
    const sought = reference?.trim() ?? '';
    return listFaults(database, {
      module: given(module),
      release: given(release),
      reference: sought === '' ? undefined : (parseReference(sought) ?? NOTHING),
    });
  });
  registerCall(app, CALLS.readFaultStack, async ({ params: { id } }) => {
    const fault = await database
      .selectFrom('faults')
      .select('frames')
      .where('id', '=', id)
      .executeTakeFirst();
    return sourceStack(requireFound(fault).frames);
  });
  forgetHourly(app, 'old faults of browsers', () => forgetOldFaults(database, clock()));
}

type Keeping = {
  readonly userId: number;
  readonly report: FaultReport;
  readonly lines: Lines;
  readonly log: FastifyBaseLogger;
};

async function keep(
  { database, clock, portalDir }: FaultServices,
  registry: PortalRegistry,
  { userId, report, lines, log }: Keeping,
): Promise<number> {
  const now = clock();
  const commits = new Map<string, string | null>();
  for (const fault of lines.faults) {
    const key = releaseKey(fault);
    if (!commits.has(key)) commits.set(key, await commitOf(portalDir, registry, fault));
  }
  const { kept, fresh, counts } = await database.transaction().execute(async (transaction) => {
    const measured = await withinMeasure(transaction, { userId, now }, lines);
    const done = await keepFaults(transaction, measured.faults, { userId, report, commits, now });
    await keepCounts(transaction, measured.counts, now);
    return { ...done, counts: measured.counts };
  });
  if (fresh.length > 0) await leaveLatest(database);
  for (const fault of fresh) log.warn(fault, 'a release fails in a browser in a way that is new');
  for (const { module, release, times } of kept)
    tellBrowserTrouble({ kind: 'fault', module, release, times });
  for (const { kind, module, release, times } of counts) tellBrowserTrouble({ kind, module, release, times });
  return kept.length + counts.length;
}

/** A parameter without a value asks for all; what can be no name is that of nothing. */
function given(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  return /^[\w.+-]{1,100}$/.test(text) ? text : NOTHING;
}
