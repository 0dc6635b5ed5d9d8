import type { FaultReport } from 'shared-contracts/releases/faults/faultReports.ts';
import { SHELL_NAME } from 'shared-contracts/releases/faults/faultReports.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import type { PortalRegistry } from '../portalRegistry.ts';

type Named = { readonly module: string; readonly release: string };

/**
 * Gives those of a report's lines whose release a browser of such a person can run: it is in force, a canary, or one that was in force before,
 * of the shell, or of a module that is not switched off and has a page for them. Previews are left out.
 *
 * What counts for a take-back (`givenReleases.ts`) is less: earlier releases are left out there. Nothing is taken back by what is kept here,
 * and a tab that was opened before the last release runs an earlier one.
 */
export function ofRunnableReleases(
  registry: PortalRegistry,
  caller: Pick<SignedInCaller, 'permissions'>,
  { faults, counts }: Pick<FaultReport, 'faults' | 'counts'>,
): Pick<FaultReport, 'faults' | 'counts'> {
  const isRunnable = ({ module, release }: Named) => runnable(registry, caller, module).includes(release);
  return { faults: faults.filter(isRunnable), counts: counts.filter(isRunnable) };
}

function runnable(
  { modules, shell }: PortalRegistry,
  { permissions }: Pick<SignedInCaller, 'permissions'>,
  module: string,
): readonly string[] {
  if (module === SHELL_NAME) return shell === undefined ? [] : [shell.release, ...shell.previous];
  const entry = Object.hasOwn(modules, module) ? modules[module] : undefined;
  if (entry === undefined || entry.isOff === true) return [];
  const mayOpen: ReadonlySet<string> = new Set(permissions);
  const earlier = entry.previous.map((one) => (typeof one === 'string' ? one : one.release));
  return [entry.release, ...(entry.canary === undefined ? [] : [entry.canary.release])]
    .filter(({ description: { routes } }) =>
      routes.some(({ permission }) => permission.some((one) => mayOpen.has(one))),
    )
    .flatMap(({ release }, place) => (place === 0 ? [release, ...earlier] : [release]));
}
