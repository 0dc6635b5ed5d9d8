import type { Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { CONTRACT } from '../registry/contract.ts';
import { isOver, keepTrials, readTrials, TRIAL_MS } from './keptTrials.ts';
import { type AskRelease, findChoice } from './releaseChoices.ts';

/**
 * What became of a release that a tab tries:
 * - acts: it takes the place of the one in force, whether or not it starts
 * - gone: the registry does not name it, or no longer
 * - unfit: it speaks another contract than this shell
 * - absent: what describes it could not be had, or is not what was released
 */
export type Trial = { readonly id: string; readonly release: string } & (
  | { readonly status: 'acts'; readonly entry: RegistryModule }
  | { readonly status: 'gone' | 'unfit' | 'absent' }
);

/**
 * What a page tries.
 *
 * - since, until: ISO 8601; undefined when it tries nothing
 * - isOver: a trial has ended since the page before, as its time was over
 */
export type StartedTrials = {
  readonly trials: readonly Trial[];
  readonly since?: string;
  readonly until?: string;
  readonly isOver?: true;
};

type TrialParts = {
  /** What this browser would run else. */
  readonly seen: Registry;
  /** The same as it was signed. */
  readonly signed: Registry;
  readonly storage: Storage;
  /** Whether the person who was signed in here last may try releases. */
  readonly mayTry: boolean;
  readonly fetchRelease: AskRelease;
  readonly now?: () => number;
};

/**
 * Finds the releases that the tab tries, by the signed registry: what that does not name with its hash cannot be tried.
 *
 * Forgotten are trials of somebody who may not have them, whose time is over, or whose release is gone or in force by now. Never throws.
 */
export async function startTrials({
  seen,
  signed,
  storage,
  mayTry,
  fetchRelease,
  now = Date.now,
}: TrialParts): Promise<StartedTrials> {
  const kept = readTrials(storage);
  if (kept === undefined) return { trials: [] };
  const over = isOver(kept, now());
  if (!mayTry || over) {
    keepTrials(storage, { ...kept, releases: {} });
    return mayTry ? { trials: [], isOver: true } : { trials: [] };
  }
  const others = Object.entries(kept.releases).filter(
    ([id, release]) => seen.modules[id]?.release.release !== release,
  );
  const trials = await Promise.all(others.map(([id, release]) => find(signed, id, release, fetchRelease)));
  // One that could not be had may come with the next page.
  const stays = trials.filter(isKept);
  keepTrials(storage, {
    ...kept,
    releases: Object.fromEntries(stays.map(({ id, release }) => [id, release])),
  });
  return { trials, since: isoTime(kept.since), until: isoTime(kept.since + TRIAL_MS) };
}

/** Tells whether the next page tries a release as well; where none is kept there is nothing to end. */
export function isKept({ status }: Trial): boolean {
  return status === 'acts' || status === 'absent';
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

async function find(signed: Registry, id: string, release: string, ask: AskRelease): Promise<Trial> {
  const choice = findChoice(signed.modules[id], release);
  if (choice === undefined) return { id, release, status: 'gone' };
  try {
    const entry = await choice.find(ask);
    return entry.release.contract === CONTRACT
      ? { id, release, status: 'acts', entry }
      : { id, release, status: 'unfit' };
  } catch {
    return { id, release, status: 'absent' };
  }
}

/**
 * Gives a registry with the releases that are tried in force, as this tab alone sees it.
 *
 * - seen: what this browser would run else
 * - signed: the same one as it was signed; what that names no longer is not tried any more
 *
 * A module that is switched off stays so.
 */
export function withTrials(seen: Registry, signed: Registry, { trials }: StartedTrials): Registry {
  const modules = { ...seen.modules };
  for (const trial of trials) {
    const { id, release } = trial;
    const present = seen.modules[id];
    if (trial.status !== 'acts' || present === undefined || present.release.release === release) continue;
    if (findChoice(signed.modules[id], release) === undefined) continue;
    modules[id] = present.isOff === true ? { ...trial.entry, isOff: true } : trial.entry;
  }
  return { ...seen, modules };
}

/** Tells whether a release of a module is one that is tried. */
export function isTried({ trials }: StartedTrials, id: string, release: string): boolean {
  return trials.some((trial) => trial.status === 'acts' && trial.id === id && trial.release === release);
}
