import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';
import { writeIndexPage } from '../../src/portalPage/indexPage.ts';
import { publishTogether } from '../../src/publish/publishTogether.ts';
import type { CompiledModule } from '../../src/release/releaseFile.ts';
import type { ShellRelease } from '../../src/release/shellRelease.ts';
import { buildDescription, buildRelease } from './buildRelease.ts';
import { buildShell } from './buildShell.ts';
import { writeFolder } from './writeFolder.ts';

/** Says that something was built from a commit of a day, as in `2026-03-02`. */
export function committedOn(day: string): ReleaseProvenance {
  const commit = day.replaceAll('-', '').padEnd(40, '0');
  return { commit, committedAt: `${day}T10:00:00.000Z`, author: 'Ελένη Παππά' };
}

/** Writes a build of an invented module without pages, whose code is a text; with the day of its commit in its name where it has one. */
export async function buildModule(
  id: string,
  text: string,
  changes: Partial<CompiledModule> = {},
): Promise<string> {
  const { files, release, report } = buildRelease({
    description: buildDescription({ id, routes: [] }),
    preload: {},
    uses: {},
    files: new Map([['entry.js', text]]),
    ...(changes.provenance && { version: changes.provenance.committedAt.slice(0, 10).replaceAll('-', '.') }),
    ...changes,
  });
  return writeFolder(await mkdtemp(join(tmpdir(), 'built-module-')), {
    ...Object.fromEntries(files),
    'release.json': release,
    'report.json': report,
  });
}

type Image = {
  /** Name and other members of the shell's release. */
  readonly shell?: readonly [release: string, changes?: Partial<ShellRelease>];
  /** Folders of built modules. */
  readonly modules: readonly string[];
};

/** Makes the built portal of an image, signed by keys that nobody else has; gives its folder. */
export async function makeImage({ shell = ['one'], modules }: Image): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'image-'));
  const keys = process.env['RELEASE_KEYS'];
  process.env['RELEASE_KEYS'] = join(root, 'keys');
  try {
    const portal = join(root, 'portal');
    const built = await buildShell(root, ...shell);
    await publishTogether(portal, async () => ({ shell: built, modules }));
    await writeIndexPage(portal);
    return portal;
  } finally {
    if (keys === undefined) delete process.env['RELEASE_KEYS'];
    else process.env['RELEASE_KEYS'] = keys;
  }
}
