import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';
import { isSameCode } from '../release/releaseName.ts';
import type { ReleaseLogLine } from '../release/releaseLog.ts';

type Lines = ReadonlyArray<Pick<ReleaseLogLine, 'act' | 'module' | 'release' | 'provenance'>>;

/** A release, with what it was built from where that is known. */
export type NamedRelease = {
  readonly release: string;
  readonly provenance?: ReleaseProvenance | undefined;
};

/**
 * Checks whether two releases have the same code, or were built from the same commit without further changes. The hash of the code can differ then:
 * with another version of Node.js, or in releases from before builds were the same in each folder.
 */
export function isSameBuild(one: NamedRelease, other: NamedRelease): boolean {
  return isSameCode(one.release, other.release) || isSameCommit(one.provenance, other.provenance);
}

function isSameCommit(one: ReleaseProvenance | undefined, other: ReleaseProvenance | undefined): boolean {
  return one !== undefined && one.commit === other?.commit && one.isDirty !== true && other.isDirty !== true;
}

/**
 * Checks whether a release was taken out of force by a roll-back, a take-back, or the halt of a canary, and nobody has put it in force since. Another
 * build of the same commit counts as that release.
 *
 * @param lines the log of releases, oldest first
 */
export function isOutOfForce(lines: Lines, id: string, built: NamedRelease): boolean {
  let isOut = false;
  let inForce: NamedRelease | undefined;
  for (const { act, module, release, provenance } of lines) {
    if (module !== id || release === null) continue;
    const named = { release, provenance };
    const isIt = isSameBuild(named, built);
    if (act === 'halt') isOut ||= isIt;
    else if (act === 'canary') isOut &&= !isIt;
    else if (PUTS_IN_FORCE.includes(act)) {
      const isLeft = inForce !== undefined && LEAVES.includes(act) && isSameBuild(inForce, built);
      isOut = (isOut || isLeft) && !isIt;
      inForce = named;
    }
  }
  return isOut;
}

/** Checks whether a release of a module or of the shell, or another build of its commit, was ever in force for all. */
export function wasInForce(lines: Lines, id: string, built: NamedRelease): boolean {
  return lines.some(
    ({ act, module, release, provenance }) =>
      module === id &&
      release !== null &&
      PUTS_IN_FORCE.includes(act) &&
      (release === built.release || isSameCommit(provenance, built.provenance)),
  );
}

/** Acts that say of the release before that it is not wanted. */
const LEAVES: ReadonlyArray<ReleaseLogLine['act']> = ['rollback', 'take-back'];
/** Acts after which their release is the one that is in force for all. */
export const PUTS_IN_FORCE: ReadonlyArray<ReleaseLogLine['act']> = ['publish', 'promote', ...LEAVES];
