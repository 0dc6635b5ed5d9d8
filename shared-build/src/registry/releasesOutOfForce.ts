import { isSameCode } from '../release/releaseName.ts';
import type { ReleaseLogLine } from '../release/releaseLog.ts';

type Lines = ReadonlyArray<Pick<ReleaseLogLine, 'act' | 'module' | 'release'>>;

/**
 * Tells whether the code of a release was taken out of force by a roll-back, a take-back, or the halt of a canary, and nobody has put it in
 * force since.
 *
 * - lines: the log of releases, oldest first
 */
export function isOutOfForce(lines: Lines, id: string, release: string): boolean {
  let isOut = false;
  let inForce: string | undefined;
  for (const line of lines) {
    if (line.module !== id || line.release === null) continue;
    const isIt = isSameCode(line.release, release);
    if (line.act === 'halt') isOut ||= isIt;
    else if (line.act === 'canary') isOut &&= !isIt;
    else if (PUTS_IN_FORCE.includes(line.act)) {
      const isLeft = inForce !== undefined && LEAVES.includes(line.act) && isSameCode(inForce, release);
      isOut = (isOut || isLeft) && !isIt;
      inForce = line.release;
    }
  }
  return isOut;
}

/** Gives the releases of a module, or of the shell, that were ever in force for all. */
export function releasesOnceInForce(lines: Lines, id: string): ReadonlySet<string> {
  return new Set(
    lines
      .filter(({ act, module }) => module === id && PUTS_IN_FORCE.includes(act))
      .flatMap(({ release }) => release ?? []),
  );
}

/** Acts that say of the release before that it is not wanted. */
const LEAVES: ReadonlyArray<ReleaseLogLine['act']> = ['rollback', 'take-back'];
/** Acts after which their release is the one that is in force for all. */
export const PUTS_IN_FORCE: ReadonlyArray<ReleaseLogLine['act']> = ['publish', 'promote', ...LEAVES];
