import { countReleaseReports } from 'shared-contracts/releases/moduleReportCalls.ts';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';
import { provenanceText } from '../release/provenanceText.ts';
import { readRegistry } from './registryFile.ts';
import { SHELL_ID } from '../workspace/workspace.ts';

const ANSWER_LIMIT_MS = 5_000;

/**
 * Tells what is in force of the shell and of each module, what that was built from, and how it does, a line for each release.
 *
 * - origin: address of a server of the portal, which is asked for the counts of the last hour; null leaves them out
 *
 * Throws when the server does not answer.
 */
export async function releaseStatus(portal: string, origin: string | null): Promise<readonly string[]> {
  const { modules, shell } = await readRegistry(portal);
  const shells = shell === undefined ? [] : [lineOf([SHELL_ID, shell.release, 'in force'], shell.provenance)];
  const lines = Object.entries(modules).flatMap(([id, entry]) =>
    releasesOf(entry).map(async ({ release, what, provenance, isReported }) => {
      const counts = origin === null || !isReported ? [] : [await askForCounts(origin, id, release)];
      return lineOf([id, release, what, ...counts], provenance);
    }),
  );
  return [...shells, ...(await Promise.all(lines))];
}

function lineOf(words: readonly string[], provenance: ReleaseProvenance | undefined): string {
  return [...words, ...(provenance === undefined ? [] : [provenanceText(provenance)])].join('  ');
}

/** Nothing is reported of what somebody tries; what a preview was built from stands in the log, and in its own description. */
function releasesOf({ release, canary, previews = [], isOff }: RegistryModule) {
  const off = isOff === true ? ', switched off' : '';
  const given = [{ ...release, what: `in force${off}` }];
  if (canary !== undefined) given.push({ ...canary.release, what: `canary of ${canary.percent} %${off}` });
  return [
    ...given.map(({ release: name, what, provenance }) => ({
      release: name,
      what,
      provenance,
      isReported: true,
    })),
    ...previews.map((preview) => ({
      release: preview.release,
      what: 'preview',
      provenance: undefined,
      isReported: false,
    })),
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
