import type { ReleaseLogLine } from './releaseLog.ts';

/**
 * Gives the releases of a module that were taken out of force by a roll-back, a take-back, or the halt of a canary, and that nobody has put
 * in force since.
 *
 * - lines: the log of releases, oldest first
 */
export function releasesOutOfForce(
  lines: ReadonlyArray<Pick<ReleaseLogLine, 'act' | 'module' | 'release'>>,
  id: string,
): ReadonlySet<string> {
  const out = new Set<string>();
  let inForce: string | undefined;
  for (const { act, module, release } of lines) {
    if (module !== id || release === null) continue;
    if (act === 'halt') out.add(release);
    else if (act === 'canary') out.delete(release);
    else if (PUTS_IN_FORCE.includes(act)) {
      if (inForce !== undefined && inForce !== release && LEAVES.includes(act)) out.add(inForce);
      out.delete(release);
      inForce = release;
    }
  }
  return out;
}

/** Acts that say of the release before that it is not wanted. */
const LEAVES: ReadonlyArray<ReleaseLogLine['act']> = ['rollback', 'take-back'];
/** Acts after which their release is the one that is in force for all. */
export const PUTS_IN_FORCE: ReadonlyArray<ReleaseLogLine['act']> = ['publish', 'promote', ...LEAVES];
