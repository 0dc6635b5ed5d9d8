import type { ReportModule } from 'shared-contracts/releases/moduleReports.ts';
import type { PreviousRelease, RegistryModule } from 'shared-contracts/releases/registry.ts';
import type { FaultCatcher } from '../../faults/faultCatcher.ts';
import { failureOf } from '../../releaseFiles/faultPolicy.ts';
import { loadRelease, type ReleaseSources } from './loadRelease.ts';
import { type ModuleFault, asModuleFault } from '../../releaseFiles/moduleFault.ts';
import type { ReadyModule } from './moduleState.ts';
import type { ReleaseBreaker } from './releaseBreaker.ts';
import type { ReleaseSet } from './releaseSet.ts';

/** How many earlier releases are tried before a page says that the module is not available. */
export const EARLIER_TRIES = 3;

export type AttemptParts = ReleaseSources & {
  /** Asks for an earlier release of a module. Throws ModuleFault. */
  readonly fetchRelease: (active: RegistryModule, earlier: PreviousRelease) => Promise<RegistryModule>;
  readonly breaker: ReleaseBreaker;
  readonly report?: ReportModule;
  readonly caught?: FaultCatcher['caught'];
};

/**
 * Loads single releases, and tells what became of each.
 *
 * - attempt: loads one; throws ModuleFault
 * - reasonOf: what people are told of a release that was left for such a fault
 * - referenceOf: by which people name a fault that was told
 */
export function createReleaseAttempts(parts: AttemptParts, releases: Pick<ReleaseSet, 'hasOtherShell'>) {
  const { breaker, report, caught } = parts;
  const references = new WeakMap<ModuleFault, string>();

  async function attempt(entry: RegistryModule): Promise<ReadyModule> {
    const { id, release, provenance } = entry.release;
    try {
      const module = await loadRelease(entry, parts);
      breaker.worked(id, release);
      report?.(id, release, 'ready');
      const made = provenance === undefined ? {} : { committedAt: provenance.committedAt };
      return { status: 'ready', module, release, ...made };
    } catch (error) {
      const fault = asModuleFault(error);
      if (isOfOtherShell(fault)) throw fault;
      breaker.failed(id, release, fault.kind);
      const failure = failureOf(fault);
      if (failure !== undefined) {
        report?.(id, release, failure);
        const reference = caught?.(id, release, fault);
        if (reference !== undefined) references.set(fault, reference);
      }
      throw fault;
    }
  }

  /** Under another shell than the one in force it says nothing about a release that its code fails: it was held against that one. */
  function isOfOtherShell({ kind }: ModuleFault): boolean {
    return releases.hasOtherShell() && ['contract', 'execution'].includes(kind);
  }

  function reasonOf(fault: ModuleFault): Pick<ReadyModule, 'because'> {
    if (fault.kind === 'server' || fault.kind === 'serverAhead') return { because: 'server' };
    return isOfOtherShell(fault) ? { because: 'shell' } : {};
  }

  /** Gives the newest earlier release that works; undefined when there is none, or nothing comes in time. */
  async function loadEarlier(
    active: RegistryModule,
    reason: Pick<ReadyModule, 'because'> = {},
  ): Promise<ReadyModule | undefined> {
    const { id } = active.release;
    for (const candidate of active.previous.slice(0, EARLIER_TRIES)) {
      if (breaker.isOpen(id, candidate.release)) continue;
      try {
        const ready = await attempt(await parts.fetchRelease(active, candidate));
        return { ...ready, insteadOf: active.release.release, since: new Date().toISOString(), ...reason };
      } catch (error) {
        if (asModuleFault(error).kind === 'timeout') return undefined;
      }
    }
    return undefined;
  }

  return { attempt, loadEarlier, reasonOf, referenceOf: (fault: ModuleFault) => references.get(fault) };
}
