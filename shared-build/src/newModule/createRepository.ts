import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOwnJson } from '../workspace/readJson.ts';
import { readModuleDescription } from '../release/moduleDescription.ts';
import { fillTemplate, type NewModule, requireSound } from './moduleTemplate.ts';

/**
 * A new module in a repository of its own.
 *
 * - portal: address of the portal that it is developed in and checked against
 * - packages: folder or address that has the packed shared packages; undefined: they come from the registry that is set up for npm
 */
export type NewRepository = NewModule & { readonly portal: string; readonly packages: string | undefined };

type PackedBuild = {
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

/** Packed with `shared-build`, and of the same version. */
const PROVIDED = ['shared-auth', 'shared-client', 'shared-record', 'shared-ui'];
const BUNDLED = 'shared-contracts';
const BUILD = 'shared-build';
const OWN_PACKAGE = join(import.meta.dirname, '..', '..', 'package.json');

/**
 * Puts the repository of a module into a folder that has nothing yet of what it writes. Gives the module's id.
 *
 * Throws a sentence for people, and has written nothing then, when the name or a title will not do, or one of the files is there.
 */
export async function createRepository(wanted: NewRepository, folder: string): Promise<string> {
  const name = requireSound(wanted);
  const id = `mfe-${name}`;
  if (!URL.canParse(wanted.portal)) throw new Error('--portal is the address of the portal.');
  const draft = await mkdtemp(join(tmpdir(), 'new-module-'));
  try {
    await fillTemplate(draft, 'standalone', {
      ...wanted,
      packages: wanted.packages ?? '',
      portal: new URL(wanted.portal).origin,
      name,
      id,
    });
    const file = join(draft, 'package.json');
    const described = await readOwnJson<object>(file);
    const needs = needsOf(await readOwnJson<PackedBuild>(OWN_PACKAGE), wanted.packages);
    await writeFile(file, `${JSON.stringify({ ...described, ...needs }, null, 2)}\n`);
    readModuleDescription(draft);
    const there = (await readdir(draft)).filter((one) => existsSync(join(folder, one)));
    if (there.length > 0) throw new Error(`${folder} has ${there.join(', ')} already.`);
    await cp(draft, folder, { recursive: true });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return id;
}

/** What the shell provides is a peer: any version in its range will do. What is bundled, and what builds and checks, comes as it is. */
function needsOf({ version, peerDependencies: tools }: PackedBuild, packages: string | undefined) {
  const range = `^${version}`;
  const from = (name: string) => (packages === undefined ? range : placeOf(packages, name, version));
  const all = [...PROVIDED, BUNDLED, BUILD];
  const each = (names: readonly string[], turn: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, turn(name)]));
  return {
    peerDependencies: { react: tools['react'], ...each(PROVIDED, () => range) },
    dependencies: each([BUNDLED], from),
    devDependencies: inOrder({ ...tools, ...each([...PROVIDED, BUILD], from) }),
    // What these packages need of each other is no question to any registry.
    ...(packages === undefined ? {} : { overrides: each(all, (name) => `$${name}`) }),
  };
}

function placeOf(packages: string, name: string, version: string): string {
  const place = `${packages.replace(/\/$/, '')}/${name}-${version}.tgz`;
  return /^https?:/.test(place) ? place : `file:${place}`;
}

function inOrder(ranges: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ranges).sort(([a], [b]) => (a < b ? -1 : 1)));
}
