import type { PortalModule } from 'shared-ui/core';
import type { Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { isChunkError, isOfShell } from '../../releaseFiles/codeFault.ts';
import { FAULT_POLICY } from '../../releaseFiles/faultPolicy.ts';
import { inStep, isOutdated } from './inStep.ts';
import { ModuleFault, asModuleFault } from '../../releaseFiles/moduleFault.ts';
import type { ModuleState, ReadyModule } from './moduleState.ts';
import { type AttemptParts, createReleaseAttempts } from './releaseAttempts.ts';
import { createReleaseSet } from './releaseSet.ts';

export type ModuleLoader = {
  /** Gives the same object until the state changes. */
  readonly state: (id: string) => ModuleState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts loading a module unless it is there, on its way, or failed; the page of a route is asked for at the same time. */
  readonly prepare: (id: string, routeId?: string) => void;
  /** Loads a module that failed, or runs in an earlier release, anew, by what the registry says now. */
  readonly retry: (id: string) => void;
  /** Tells whether a module that runs could be left for an earlier release of it. */
  readonly canGoBack: (id: string) => boolean;
  /** Leaves the release that runs for the last one that works. */
  readonly goBack: (id: string) => void;
  /** Hears that a page of a module failed while it was shown. - result: reference of the fault, for people */
  readonly pageFailed: (id: string, error: unknown) => string | undefined;
  /** Somebody has read that an earlier release runs. */
  readonly hideNote: (id: string) => void;
  /** Asks for the registry. Modules that are open stay as they are. Never throws. */
  readonly refresh: () => Promise<void>;
  /** Tells whether the shell or a module that runs has another release in force by now. */
  readonly hasNewer: () => boolean;
  /** The modules that are ready, with their ids. */
  readonly readyModules: () => ReadonlyArray<readonly [id: string, module: PortalModule]>;
};

export type ModuleLoaderParts = AttemptParts & {
  readonly registry: Registry;
  readonly fetchRegistry: () => Promise<Registry>;
  /** Has the browser bring what the page of a route needs. */
  readonly preloadPage?: (entry: RegistryModule, routeId: string) => void;
  /** The shell's release that the page runs; undefined when nobody knows it. */
  readonly shell?: string | undefined;
};

const IDLE: ModuleState = { status: 'idle' };
const LOADING: ModuleState = { status: 'loading' };

/**
 * Loads modules, each once, and remembers what became of it.
 *
 * A page keeps the releases that it started with. A release that fails by its own fault is left for the newest earlier one that works.
 */
export function createModuleLoader(parts: ModuleLoaderParts): ModuleLoader {
  const { breaker, report, caught } = parts;
  const states = new Map<string, ModuleState>();
  const releases = createReleaseSet(parts.registry, parts.shell);
  const { attempt, loadEarlier, reasonOf, referenceOf } = createReleaseAttempts(parts, releases);
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (id: string, state: ModuleState) => {
    states.set(id, state);
    tell();
  };
  const state = (id: string) => states.get(id) ?? IDLE;

  async function load(id: string, isRetry: boolean): Promise<ReadyModule> {
    const entry = releases.entry(id);
    if (entry === undefined) throw new ModuleFault('unknownModule', `The registry does not name ${id}`);
    if (entry.isOff === true) throw new ModuleFault('off', `${id} is switched off`);
    const isSkipped = !isRetry && breaker.isOpen(id, entry.release.release);
    const instead = isSkipped ? await loadEarlier(entry) : undefined;
    if (instead !== undefined) return instead;
    try {
      return await attempt(entry);
    } catch (error) {
      const fault = asModuleFault(error);
      const goesBack = !isSkipped && FAULT_POLICY[fault.kind].goesBack;
      const earlier = goesBack ? await loadEarlier(entry, reasonOf(fault)) : undefined;
      if (earlier === undefined) throw fault;
      return earlier;
    }
  }

  function start(id: string, work: () => Promise<ReadyModule>): void {
    set(id, LOADING);
    work().then(
      (ready) => {
        set(id, ready);
        follow(id);
      },
      (error: unknown) => {
        const fault = asModuleFault(error);
        set(id, { status: 'failed', fault, reference: referenceOf(fault) });
      },
    );
  }

  /** Of a release that this tab does not run, or will not try, nothing is asked for. */
  function preload(id: string, routeId: string): void {
    const [entry, present] = [releases.entry(id), state(id)];
    if (entry === undefined || entry.isOff === true || present.status === 'failed') return;
    const { release } = entry.release;
    const isLeft = present.status === 'ready' ? present.release !== release : breaker.isOpen(id, release);
    if (!isLeft) parts.preloadPage?.(entry, routeId);
  }

  async function refresh(): Promise<void> {
    // Without a registry everything stays as it is.
    const registry = await parts.fetchRegistry().catch(() => undefined);
    if (registry === undefined) return;
    const isOpen = (id: string) => ['loading', 'ready'].includes(state(id).status);
    releases.hear(registry, isOpen);
    for (const id of states.keys()) follow(id);
    tell();
  }

  /** Brings what the tab knows of a module in line with the newest registry. */
  function follow(id: string): void {
    const present = state(id);
    if (present.status === 'ready') {
      const next = inStep(present, releases.newest(id));
      if (next !== present) set(id, next);
    }
    const isOff = releases.entry(id)?.isOff === true;
    if (present.status === 'failed' && present.fault.kind === 'off' && !isOff)
      start(id, () => load(id, false));
  }

  return {
    state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare: (id, routeId) => {
      if (routeId !== undefined) preload(id, routeId);
      if (state(id).status === 'idle') start(id, () => load(id, false));
    },
    retry: (id) => {
      const present = state(id);
      // It is there already, and comes back as soon as it is on again.
      if (present.status === 'ready' && present.isOff === true) return void refresh();
      const isInstead = present.status === 'ready' && present.insteadOf !== undefined;
      if (present.status !== 'failed' && !isInstead) return;
      // Its code was left halfway: only another page can run it.
      if (present.status === 'failed' && present.fault.kind === 'shell') return;
      start(id, async () => {
        await refresh();
        releases.takeNewest(id);
        return load(id, true);
      });
    },
    canGoBack: (id) => {
      const present = state(id);
      const previous = releases.entry(id)?.previous ?? [];
      return present.status === 'ready' && present.insteadOf === undefined && previous.length > 0;
    },
    goBack: (id) => {
      const [present, entry] = [state(id), releases.entry(id)];
      if (present.status !== 'ready' || entry === undefined) return;
      // The page that is loaded anew would fail again.
      breaker.failed(id, present.release, 'execution');
      start(id, async () => {
        const earlier = await loadEarlier(entry);
        if (earlier === undefined) throw new ModuleFault('missing', `No earlier release of ${id} can be had`);
        return earlier;
      });
    },
    pageFailed: (id, error) => {
      const present = state(id);
      const isFile = isChunkError(error);
      if (present.status !== 'ready' || (isFile && isOfShell(error))) return undefined;
      report?.(id, present.release, isFile ? 'chunk' : 'render');
      return caught?.(id, present.release, error);
    },
    hideNote: (id) => {
      const present = state(id);
      if (present.status === 'ready') set(id, { ...present, isNoteHidden: true });
    },
    refresh,
    hasNewer: () =>
      releases.hasOtherShell() ||
      [...states].some(([id, present]) => isOutdated(present, releases.newest(id))),
    readyModules: () =>
      [...states].flatMap(([id, one]) => (one.status === 'ready' ? [[id, one.module] as const] : [])),
  };
}
