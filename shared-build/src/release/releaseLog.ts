import { appendFile, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';

/**
 * What a release command did.
 *
 * - module: `shell` for the shell, `*` for what concerns all: signing anew, a change of the keys
 */
export type ReleaseAct = {
  readonly act:
    | 'publish'
    | 'rollback'
    | 'take-back'
    | 'canary'
    | 'promote'
    | 'halt'
    | 'preview'
    | 'forget'
    | 'switch-off'
    | 'switch-on'
    | 'remove'
    | 'renew'
    | 'add-key'
    | 'retire-key'
    | 'add-root';
  readonly module: string;
  /** Release that is in force afterwards, null when none is; of `canary` and `halt` the canary, of `preview` and `forget` the preview. */
  readonly release: string | null;
  /** How many of a hundred browsers get a canary. */
  readonly percent?: number;
  /** What that release was built from. */
  readonly provenance?: ReleaseProvenance | undefined;
};

/**
 * One line of the log.
 *
 * - sequence: of the registry that the act made; of two lines of a module with the same number the later one counts, as the command of the earlier one
 *   ended before its registry was there
 * - at: ISO 8601, UTC
 * - by: `RELEASED_BY`, such as the number of a pipeline's run, else the account of the machine
 */
export type ReleaseLogLine = ReleaseAct & {
  readonly sequence: number;
  readonly at: string;
  readonly by: string;
};

/** Place of the log below the portal's folder, where nobody serves it: it names people. */
export const RELEASE_LOG = 'releases.jsonl';

/** Adds a line to the log; nothing takes one away. */
export async function logRelease(portal: string, sequence: number, act: ReleaseAct): Promise<void> {
  const by = process.env['RELEASED_BY']?.trim();
  const line: ReleaseLogLine = {
    sequence,
    at: new Date().toISOString(),
    ...act,
    by: by === undefined || by === '' ? userInfo().username : by,
  };
  await appendFile(join(portal, RELEASE_LOG), `${JSON.stringify(line)}\n`);
}

/** Reads the log, oldest first; a portal without one has an empty log. */
export async function readReleaseLog(portal: string): Promise<readonly ReleaseLogLine[]> {
  const text = await readFile(join(portal, RELEASE_LOG), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ReleaseLogLine);
}
