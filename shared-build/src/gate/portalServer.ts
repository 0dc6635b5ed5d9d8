import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isServedCalls,
  type NeededCalls,
  type ServedCalls,
  servedCalls,
  unservedCalls,
  type CallVersions,
} from 'shared-contracts/call/callVersions.ts';
import { CONFIG_PATH } from 'shared-contracts/portal/portalConfig.ts';
import { hasCode } from '../workspace/errorCode.ts';

/** File below the portal's folder that says which calls the portal's server serves. */
export const SERVER_FILE = join('registry', 'server.json');
const ANSWER_LIMIT_MS = 10_000;

/**
 * Reads which calls the server of a portal serves.
 *
 * - result: undefined where nobody has said it; then releases are not compared with it
 */
export async function readPortalServer(portal: string): Promise<ServedCalls | undefined> {
  const file = join(portal, SERVER_FILE);
  try {
    return requireServed(JSON.parse(await readFile(file, 'utf8')), file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Says which calls the server of a portal serves. */
export async function writePortalServer(portal: string, served: ServedCalls): Promise<void> {
  const file = join(portal, SERVER_FILE);
  await mkdir(join(portal, 'registry'), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(served, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/**
 * Asks which calls a server serves.
 *
 * - place: address of one that runs, or a file: `callVersions.json` of its sources, or what another one answered at `/config.json`
 *
 * Throws when it cannot be read, or does not say so.
 */
export async function readServer(place: string): Promise<ServedCalls> {
  if (/^https?:/.test(place)) {
    const answer = await fetch(new URL(CONFIG_PATH, place), { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    if (!answer.ok) throw new Error(`${place} answers ${answer.status} when it is asked for its calls.`);
    return requireServed(await answer.json(), place);
  }
  return requireServed(JSON.parse(await readFile(place, 'utf8')), place);
}

function requireServed(content: unknown, place: string): ServedCalls {
  if (isVersions(content)) return servedCalls(content);
  const calls = memberOf(content, 'calls') ?? content;
  if (!isServedCalls(calls))
    throw new Error(
      `${place} does not say which calls the server serves: it is one of an earlier time, or none.`,
    );
  return calls;
}

/** `callVersions.json` is written by these sources, or by others of the same kind. */
function isVersions(content: unknown): content is CallVersions {
  const calls = memberOf(content, 'calls');
  return (
    Number.isSafeInteger(memberOf(content, 'level')) &&
    typeof calls === 'object' &&
    calls !== null &&
    Object.values(calls).every((one: unknown) => Number.isSafeInteger(memberOf(one, 'from')))
  );
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Finds what keeps a release from running with a server.
 *
 * - who: release as people call it
 * - result: a sentence for each side that has to move first; none for a release of an earlier time, which does not say what it needs
 */
export function serverProblems(
  who: string,
  needs: NeededCalls | undefined,
  served: ServedCalls,
): readonly string[] {
  const { behind, ahead } = unservedCalls(needs ?? {}, served);
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  return [
    ...(behind.length > 0
      ? [`${who} needs ${list(behind)} of the server, which it does not serve yet: release the server first.`]
      : []),
    ...(ahead.length > 0
      ? [
          `${who} uses ${list(ahead)} as the server does not serve it any more: it has to be built against the present server first.`,
        ]
      : []),
  ];
}
