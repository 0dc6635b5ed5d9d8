import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';
import type { ReleaseLogLine } from '../release/releaseLog.ts';
import { isOutOfForce, releasesOnceInForce } from '../registry/releasesOutOfForce.ts';

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

type Named = { readonly release: string; readonly provenance?: ReleaseProvenance | undefined };

/**
 * Tells why a build stays out; undefined when it does not.
 *
 * - inForce: what browsers get, a canary among it; previous: names of what was before
 * - lines: the log of releases, oldest first
 */
export function whyLeftOut(
  rule: BuildRule,
  id: string,
  built: Named,
  { inForce, previous }: { readonly inForce: readonly Named[]; readonly previous: readonly string[] },
  lines: readonly ReleaseLogLine[],
): LeftOutReason | undefined {
  if (isOutOfForce(lines, id, built.release)) return 'taken-out';
  if (rule === 'sources') return undefined;
  const wasInForce = previous.includes(built.release) || releasesOnceInForce(lines, id).has(built.release);
  return wasInForce || inForce.some((one) => isLater(one, built)) ? 'superseded' : undefined;
}

/** Times in UTC and of one form are in the order of their texts. */
function isLater(one: Named, other: Named): boolean {
  const [first, second] = [one.provenance?.committedAt, other.provenance?.committedAt];
  return first !== undefined && second !== undefined && first > second;
}
