import { isSameCode } from '../release/releaseName.ts';
import type { ReleaseLogLine } from '../release/releaseLog.ts';
import { isOutOfForce, isSameBuild, type NamedRelease, wasInForce } from '../registry/releasesOutOfForce.ts';

/**
 * What comes of a build that is not in force:
 * - sources: it comes into force, also where it goes back to what was before, as the portal is to be what the sources say
 * - releases: it does so where it is new, as what was released since it was built is to stay
 */
export type BuildRule = 'sources' | 'releases';

/**
 * Why a build stays out:
 * - taken-out: its code was taken out of force, and nobody has put it in force since
 * - superseded: what is in force took its place, or was committed later
 */
export type LeftOutReason = 'taken-out' | 'superseded';

/** Checks whether a build would change nothing of a release. Sources that a new tool compiles to other code are to come into force. */
export function isSame(rule: BuildRule, release: NamedRelease, built: NamedRelease): boolean {
  return rule === 'sources' ? isSameCode(release.release, built.release) : isSameBuild(release, built);
}

/**
 * Tells why a build stays out; undefined when it does not.
 *
 * - inForce: what browsers get, a canary among it; previous: names of what was before
 * - lines: the log of releases, oldest first
 */
export function whyLeftOut(
  rule: BuildRule,
  id: string,
  built: NamedRelease,
  { inForce, previous }: { readonly inForce: readonly NamedRelease[]; readonly previous: readonly string[] },
  lines: readonly ReleaseLogLine[],
): LeftOutReason | undefined {
  if (isOutOfForce(lines, id, built)) return 'taken-out';
  if (rule === 'sources') return undefined;
  const isKnown = previous.includes(built.release) || wasInForce(lines, id, built);
  return isKnown || inForce.some((one) => isLater(one, built)) ? 'superseded' : undefined;
}

/** Times in UTC and of one form are in the order of their texts. */
function isLater(one: NamedRelease, other: NamedRelease): boolean {
  const [first, second] = [one.provenance?.committedAt, other.provenance?.committedAt];
  return first !== undefined && second !== undefined && first > second;
}
