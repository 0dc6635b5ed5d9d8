import type { ModuleDescription, ModuleRoute } from 'shared-contracts/releases/module.ts';
import type { Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { CONTRACT } from '../../registry/contract.ts';

/** The releases that a tab works with: those that it started with, and newer ones of modules that it has not opened yet. */
export type ReleaseSet = {
  readonly entry: (id: string) => RegistryModule | undefined;
  /** Takes a module's newest release, whatever the one before was, unless it needs another shell than the page's. */
  readonly takeNewest: (id: string) => void;
  /**
   * Hears of a registry.
   *
   * - isOpen: tells whether the tab has begun with a module; what it has begun with it keeps
   */
  readonly hear: (registry: Registry, isOpen: (id: string) => boolean) => void;
  /** What the newest registry that was heard of says of a module; undefined when it does not name it. */
  readonly newest: (id: string) => RegistryModule | undefined;
  /** Tells whether the newest registry that was heard of names another release of the shell than the page's. */
  readonly hasOtherShell: () => boolean;
};

/**
 * Begins with a registry.
 *
 * - pageShell: the shell's release that the page runs; undefined when nobody knows it
 */
export function createReleaseSet(start: Registry, pageShell?: string): ReleaseSet {
  const entries = new Map(Object.entries(start.modules));
  let newest = start;
  const takeNewest = (id: string) => {
    const entry = newest.modules[id];
    const own = entries.get(id);
    if (entry === undefined) return;
    if (own === undefined || needsTheSame(own, entry)) entries.set(id, entry);
    else take(id, entry);
  };
  const hasOtherShell = () => {
    const inForce = newest.shell?.release;
    return inForce !== undefined && pageShell !== undefined && inForce !== pageShell;
  };
  /** What was released since was held against the shell in force, and may need what this page's does not offer: of another shell's time a tab takes the switch alone. */
  const take = (id: string, next: RegistryModule) => {
    const { isOff: _was, ...own } = entries.get(id) ?? next;
    if (!hasOtherShell()) entries.set(id, next);
    else entries.set(id, next.isOff === true ? { ...own, isOff: true } : own);
  };
  return {
    entry: (id) => entries.get(id),
    takeNewest,
    hear: (registry, isOpen) => {
      newest = registry;
      for (const [id, entry] of entries) {
        const next = registry.modules[id];
        if (next === undefined || isOpen(id)) continue;
        if (hasOtherShell() || mayReplace(entry, next)) take(id, next);
      }
    },
    newest: (id) => newest.modules[id],
    hasOtherShell,
  };
}

/** The tab's menu and guards are drawn from the descriptions it started with: a newer release has to have all of their pages. */
function mayReplace({ release: { description } }: RegistryModule, next: RegistryModule): boolean {
  // Nothing is loaded of a module that is switched off.
  if (next.isOff === true) return true;
  return next.release.contract === CONTRACT && hasPagesOf(next.release.description, description);
}

/** Tells whether a release takes what the shell offers in the versions in which another takes it. */
function needsTheSame({ release: own }: RegistryModule, { release: next }: RegistryModule): boolean {
  return (
    own.contract === next.contract &&
    Object.entries(next.share).every(([name, range]) => own.share[name] === range)
  );
}

function hasPagesOf(next: ModuleDescription, before: ModuleDescription): boolean {
  return before.routes.every((route) => next.routes.some((candidate) => isSamePage(candidate, route)));
}

function isSamePage(one: ModuleRoute, other: ModuleRoute): boolean {
  return (
    one.id === other.id &&
    one.path === other.path &&
    one.permission.length === other.permission.length &&
    one.permission.every((permission) => other.permission.includes(permission))
  );
}
