import { spawn } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompiled } from '../compile/compile.ts';
import { KEPT_RELEASES } from '../workspace/limits.ts';
import { readProvenance } from '../workspace/provenance.ts';
import { namedReleases } from '../release/previousReleases.ts';
import { leftOutText, putBuildsInForce } from './putBuildsInForce.ts';
import { compileDocuments } from '../compile/serverDocuments.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { SHELL_ID, buildFolder, moduleIds } from '../workspace/workspace.ts';

/** Two compilers at once: more would only share the same cores and memory. */
const COMPILERS_AT_ONCE = 2;

/**
 * Builds what has changed, checks that it fits together, and publishes it into a portal folder.
 *
 * - report: gets one line per step, for people
 */
export async function buildAll(portal: string, report: (line: string) => void): Promise<void> {
  const ids = [SHELL_ID, ...moduleIds()];
  if (ids.some((id) => readProvenance(id) === undefined))
    report('git does not tell what all of this is built from: such releases name no commit');
  for (const id of Object.keys((await readRegistry(portal)).modules).filter((one) => !ids.includes(one)))
    report(`${id}: in force, and not built of these sources: it stays; \`module remove ${id}\` takes it out`);
  await compileChanged(ids, report);
  const builds = { shell: buildFolder(SHELL_ID), modules: moduleIds().map(buildFolder) };
  const leftOut = await putBuildsInForce(builds, portal, 'sources');
  await deleteOldReleases(portal);
  for (const one of leftOut) report(leftOutText(one));
  report(`portal ready in ${portal}`);
}

async function compileChanged(ids: readonly string[], report: (line: string) => void): Promise<void> {
  const waiting: string[] = [];
  for (const id of ids) {
    if (await isCompiled(id)) report(`${id}: unchanged`);
    else waiting.push(id);
  }
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const start = performance.now();
      await compileApart(id);
      report(`${id}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: COMPILERS_AT_ONCE }, work));
  await compileDocuments(report);
}

/** Compiles in a process of its own, so that two parts use two cores. */
function compileApart(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '..', 'cli', 'portal.ts'), 'build', id],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${id} could not be built:\n${errors}`)),
    );
  });
}

/** Deletes what neither the registry nor an open page can ask for any more: modules out of the registry, shells that are neither in it nor among the newest. */
async function deleteOldReleases(portal: string): Promise<void> {
  const { modules, shell } = await readRegistry(portal);
  for (const id of await readdir(join(portal, 'm'))) {
    const entry = modules[id];
    const kept = new Set(entry === undefined ? [] : namedReleases(entry));
    for (const name of await readdir(join(portal, 'm', id))) {
      if (!kept.has(name)) await rm(join(portal, 'm', id, name), { recursive: true });
    }
  }
  const shells = await Promise.all(
    (await readdir(join(portal, 'shell'))).map(async (name) => ({
      name,
      at: (await stat(join(portal, 'shell', name))).mtimeMs,
    })),
  );
  const old = shells
    .filter(({ name }) => name !== shell?.release && shell?.previous.includes(name) !== true)
    .sort((a, b) => b.at - a.at)
    .slice(KEPT_RELEASES);
  await Promise.all(old.map(({ name }) => rm(join(portal, 'shell', name), { recursive: true })));
}
