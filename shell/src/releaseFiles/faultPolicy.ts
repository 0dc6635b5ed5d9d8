import type { ModuleFailure } from 'shared-contracts/releases/moduleReports.ts';
import type { ModuleFault, ModuleFaultKind, ModulePart } from './moduleFault.ts';

type FaultPolicy = {
  /** What it is reported as, by the part that it lies in; null for what says nothing about the release. */
  readonly failure: Readonly<Record<ModulePart, ModuleFailure>> | null;
  /** Whether an earlier release may do better. */
  readonly goesBack: boolean;
  /** How many of them within a short time keep a tab from trying the release again at once. */
  readonly limit: number;
};

const NOT_THERE = { entry: 'load', chunk: 'chunk', texts: 'texts' } as const;

/**
 * What follows from each fault.
 *
 * A network that fails would fail an earlier release as well, and says nothing about this one; neither does a file of the shell, nor a server that is behind. A file
 * that is late, missing or something else may be so for a moment, while a release is on its way to all edges of a CDN: such faults count only when they come again.
 */
export const FAULT_POLICY: Readonly<Record<ModuleFaultKind, FaultPolicy>> = {
  network: { failure: null, goesBack: false, limit: 3 },
  timeout: { failure: NOT_THERE, goesBack: true, limit: 3 },
  missing: { failure: NOT_THERE, goesBack: true, limit: 3 },
  notCode: { failure: NOT_THERE, goesBack: true, limit: 3 },
  integrity: { failure: always('integrity'), goesBack: true, limit: 1 },
  shell: { failure: null, goesBack: false, limit: Infinity },
  contract: { failure: always('contract'), goesBack: true, limit: 1 },
  server: { failure: null, goesBack: true, limit: Infinity },
  serverAhead: { failure: null, goesBack: true, limit: Infinity },
  execution: { failure: { entry: 'start', chunk: 'start', texts: 'texts' }, goesBack: true, limit: 1 },
  unknownModule: { failure: null, goesBack: false, limit: Infinity },
  off: { failure: null, goesBack: false, limit: Infinity },
};

/** Gives the word that a fault is reported by; undefined when it is not. */
export function failureOf({ kind, part }: ModuleFault): ModuleFailure | undefined {
  return FAULT_POLICY[kind].failure?.[part];
}

function always(failure: ModuleFailure): Readonly<Record<ModulePart, ModuleFailure>> {
  return { entry: failure, chunk: failure, texts: failure };
}
