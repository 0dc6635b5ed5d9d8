import { join } from 'node:path';
import type { ModuleRelease, Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { requireFit } from '../gate/gate.ts';
import { readActiveShell, readShell, writeIndexPage } from '../portalPage/indexPage.ts';
import { releaseBase, releaseFileIntegrity } from '../release/previousReleases.ts';
import { activated, actOn, switched, verifyFiles } from './publish.ts';
import { readRelease } from '../release/readRelease.ts';
import { activatedShell, actOnShell, verifyShell } from './publishShell.ts';
import { changeState } from '../registry/registryFile.ts';
import { readReleaseLog, type ReleaseLogLine } from '../release/releaseLog.ts';
import { PUTS_IN_FORCE } from '../registry/releasesOutOfForce.ts';
import { shellBase } from '../release/shellFiles.ts';
import type { ShellRelease } from '../release/shellRelease.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';
import { SHELL_ID } from '../workspace/workspace.ts';

type Moved = { readonly id: string; readonly release: ModuleRelease };

/**
 * Puts in force again, by one change of the registry, what was in force before the last change that put several releases in force at once; what
 * that switched off is on again. A second call undoes the first. Writes the page.
 *
 * - off: ids of modules that are switched off by the same change, as they do not fit what comes back
 *
 * Throws, with nothing changed, when there was no such change, when files of the earlier releases are gone, and when these do not fit each other
 * and what stays beside them.
 */
export async function rollBackTogether(portal: string, off: readonly string[]): Promise<RegistryState> {
  const state = await changeState(portal, async (before) => {
    for (const id of off) {
      if (before.modules[id] === undefined) throw new Error(`${id} has never been published here.`);
    }
    const lines = (await readReleaseLog(portal)).filter((line) => line.sequence <= before.sequence);
    const { shell, moved, on, back } = await earlierSet(portal, before, lines);
    const leaving = [...new Set([...off, ...back])].filter((id) => before.modules[id]?.isOff !== true);
    await requireFit(
      portal,
      shell ?? (await readActiveShell(portal)),
      moved.map(({ id }) => id),
      moved.map(({ id, release }) => join(portal, releaseBase(id, release.release))),
      shell === undefined ? 'module' : 'together',
      { off: leaving, on },
    );
    const modules = new Map(Object.entries(before.modules));
    for (const { id, release } of moved) modules.set(id, await backTo(portal, modules.get(id), release));
    const turn = (ids: readonly string[], to: 'off' | 'on') =>
      ids.map((id) => {
        const entry = switched(requireEntry(modules, id), to);
        modules.set(id, entry);
        return actOn(`switch-${to}`, entry.release);
      });
    return {
      acts: [
        ...(shell === undefined ? [] : [actOnShell('rollback', shell)]),
        ...moved.map(({ release }) => actOn('rollback', release)),
        ...turn(on, 'on'),
        ...turn(leaving, 'off'),
      ],
      modules: Object.fromEntries(modules),
      shell: shell === undefined ? undefined : activatedShell(before.shell, shell),
    };
  });
  await writeIndexPage(portal);
  return state;
}

/** What was in force before the last change of several releases, as far as something else is by now. */
async function earlierSet(
  portal: string,
  before: RegistryState,
  lines: readonly ReleaseLogLine[],
): Promise<{
  readonly shell: ShellRelease | undefined;
  readonly moved: readonly Moved[];
  readonly on: readonly string[];
  readonly back: readonly string[];
}> {
  const sequence = lastTogether(before, lines);
  const set = lines.filter((line) => line.sequence === sequence && isNamed(before, line));
  let shell: ShellRelease | undefined;
  const moved: Moved[] = [];
  for (const { module, release } of set.filter(isInForceBy)) {
    // What came into being with the set has nothing before it, and is held against what comes back as it is.
    if (module === SHELL_ID) {
      const name = before.shell && theOneBefore(before.shell.release, before.shell.previous, release);
      if (name === undefined || name === before.shell?.release) continue;
      shell = await readShell(portal, name);
      await verifyShell(join(portal, shellBase(name)), shell);
    } else {
      const { release: present, previous = [] } = before.modules[module] ?? {};
      const earlier = previous.map((one) => one.release);
      const name = present && theOneBefore(present.release, earlier, release);
      if (name === undefined || name === present?.release) continue;
      const folder = join(portal, releaseBase(module, name));
      moved.push({ id: module, release: await readRelease(folder) });
      await verifyFiles(folder, await readRelease(folder));
    }
  }
  const switchedBy = (act: ReleaseLogLine['act']) => set.filter((line) => line.act === act);
  const isNow = (isOff: boolean) => (line: ReleaseLogLine) => {
    const entry = before.modules[line.module];
    return entry !== undefined && (entry.isOff === true) === isOff;
  };
  const on = switchedBy('switch-off')
    .filter(isNow(true))
    .map((line) => line.module);
  const back = switchedBy('switch-on')
    .filter(isNow(false))
    .map((line) => line.module);
  if (shell === undefined && moved.length === 0)
    throw new Error(
      'What came into force together last is what was in force before: there is nothing to go back to.',
    );
  return { shell, moved, on, back };
}

/** Gives the number of the last change of several releases. One whose command ended before its registry was there is none. */
function lastTogether(state: RegistryState, lines: readonly ReleaseLogLine[]): number {
  const sequences = [...new Set(lines.map((line) => line.sequence))].sort((a, b) => b - a);
  const found = sequences.find((sequence) => {
    const set = lines.filter((line) => line.sequence === sequence && isNamed(state, line));
    return set.length > 1 && set.some(isInForceBy);
  });
  if (found === undefined) throw new Error('Nothing has come into force together here.');
  return found;
}

function isNamed({ modules, shell }: RegistryState, { module, release }: ReleaseLogLine): boolean {
  if (release === null) return false;
  if (module === SHELL_ID) return shell?.release === release || shell?.previous.includes(release) === true;
  const entry = modules[module];
  return [entry?.release, ...(entry?.previous ?? [])].some((one) => one?.release === release);
}

/** Gives the release that was in force before another one, as the registry has them in their order: the log also has lines of commands that came to nothing. */
function theOneBefore(
  present: string,
  previous: readonly string[],
  release: string | null,
): string | undefined {
  const all = [present, ...previous];
  return all[all.findIndex((one) => one === release) + 1];
}

async function backTo(
  portal: string,
  current: RegistryModule | undefined,
  release: ModuleRelease,
): Promise<RegistryModule> {
  const integrity = current && (await releaseFileIntegrity(portal, current.release));
  return activated(current, release, integrity);
}

function requireEntry(modules: ReadonlyMap<string, RegistryModule>, id: string): Registry['modules'][string] {
  const entry = modules.get(id);
  if (entry === undefined) throw new Error(`${id} has never been published here.`);
  return entry;
}

function isInForceBy({ act }: ReleaseLogLine): boolean {
  return PUTS_IN_FORCE.includes(act);
}
