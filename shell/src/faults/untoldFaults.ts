import { MOST_MESSAGE, type Fault } from 'shared-contracts/releases/faults/faultReports.ts';
import { scrubText } from 'shared-contracts/releases/faults/scrubText.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import type { CaughtFault, FaultCatcher } from './faultCatcher.ts';
import { pageOf } from './pageOf.ts';

/** What failed while nobody was signed in, until the next who signs in in this browser. */
const KEY = 'untold-faults';
const MOST_KEPT = 10;
const KEPT_MS = 14 * 24 * 3_600_000;

/** A fault as it is told: nothing in it is anybody's. - page: pattern of the address at which it was */
export type ScrubbedFault = {
  readonly reference: string;
  readonly fault: Fault & { readonly page: string };
};
type Kept = ScrubbedFault & { readonly at: number };

/** Takes out of a fault what may be somebody's. */
export function scrubbed(
  { fault, reference, path }: CaughtFault,
  descriptions: readonly ModuleDescription[],
): ScrubbedFault {
  const message = scrubText(fault.message, MOST_MESSAGE);
  return { reference, fault: { ...fault, message, page: pageOf(descriptions, path).pattern } };
}

/**
 * Keeps in the browser why the shell failed while there is nobody in whose name the server could be told, each fault once. - result: ends it
 *
 * - descriptions: none where the page failed before it knew the modules
 */
export function keepUntold(
  catcher: Pick<FaultCatcher, 'handOver'>,
  descriptions: readonly ModuleDescription[],
  storage: Storage = window.localStorage,
): () => void {
  return catcher.handOver((caught) => {
    const { reference, fault } = scrubbed(caught, descriptions);
    const others = readKept(storage).filter((one) => one.reference !== reference);
    write(storage, [...others, { reference, fault, at: Date.now() }].slice(-MOST_KEPT));
  });
}

/** Gives what was kept, and keeps it no longer. */
export function takeUntold(storage: Storage = window.localStorage): readonly ScrubbedFault[] {
  const kept = readKept(storage);
  storage.removeItem(KEY);
  return kept.filter(({ at }) => Date.now() - at < KEPT_MS);
}

function readKept(storage: Storage): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The server looks at the rest, as at any report. */
function isKept(value: unknown): value is Kept {
  const { reference, fault, at } = Object(value) as Partial<Kept>;
  return typeof reference === 'string' && typeof at === 'number' && typeof fault === 'object';
}

function write(storage: Storage, kept: readonly Kept[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing tells nothing of what was before.
  }
}
