import { countReleaseReports } from 'shared-contracts/calls/moduleReportCalls.ts';
import type { RegistryModule } from 'shared-contracts/registry.ts';
import { readRegistry } from './registryFile.ts';

const ANSWER_LIMIT_MS = 5_000;

/**
 * Tells what is in force of each module, and how it does, a line for each release.
 *
 * - origin: address of a server of the portal, which is asked for the counts of the last hour; null leaves them out
 *
 * Throws when the server does not answer.
 */
export async function releaseStatus(portal: string, origin: string | null): Promise<readonly string[]> {
  const { modules } = await readRegistry(portal);
  const lines = Object.entries(modules).flatMap(([id, entry]) =>
    releasesOf(entry).map(async ({ release, what, isReported }) => {
      const counts = origin === null || !isReported ? [] : [await askForCounts(origin, id, release)];
      return [id, release, what, ...counts].join('  ');
    }),
  );
  return Promise.all(lines);
}

/** Nothing is reported of what somebody tries. */
function releasesOf({ release, canary, previews = [], isOff }: RegistryModule) {
  const off = isOff === true ? ', switched off' : '';
  const given = [{ release: release.release, what: `in force${off}` }];
  if (canary !== undefined)
    given.push({ release: canary.release.release, what: `canary of ${canary.percent} %${off}` });
  return [
    ...given.map((one) => ({ ...one, isReported: true })),
    ...previews.map((preview) => ({ release: preview.release, what: 'preview', isReported: false })),
  ];
}

async function askForCounts(origin: string, module: string, release: string): Promise<string> {
  const address = new URL(countReleaseReports.path, origin);
  address.search = String(new URLSearchParams({ module, release }));
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status} when it is asked for counts.`);
  const { sessions, failed } = countReleaseReports.reply.schema.parse(await answer.json());
  return `failed in ${failed} of ${sessions} tabs within the last hour`;
}
