import type { ReportedOutcome } from 'shared-contracts/releases/moduleReports.ts';
import type { SignedInCaller } from '../platform/tokens/caller.ts';
import type { PortalRegistry } from './portalRegistry.ts';

/**
 * Gives those of the reported outcomes whose release the registry gives to browsers of such a person by itself: it is in force, or a canary,
 * of a module that is not switched off and has a page for them. Decision 0056 says what that leaves out.
 */
export function ofGivenReleases(
  { modules }: PortalRegistry,
  { permissions }: Pick<SignedInCaller, 'permissions'>,
  outcomes: readonly ReportedOutcome[],
): readonly ReportedOutcome[] {
  const mayOpen: ReadonlySet<string> = new Set(permissions);
  return outcomes.filter(({ module, release }) => {
    const entry = modules[module];
    if (entry === undefined || entry.isOff === true) return false;
    const given = [entry.release, entry.canary?.release].find((one) => one?.release === release);
    return given?.description.routes.some(({ permission }) => permission.some((one) => mayOpen.has(one)));
  });
}
