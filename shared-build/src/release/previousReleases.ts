import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type {
  ModuleRelease,
  PreviousRelease,
  Registry,
  RegistryModule,
} from 'shared-contracts/releases/registry.ts';
import { registeredRelease } from 'shared-contracts/releases/registeredRelease.ts';
import { RELEASE_FILE } from './releaseFile.ts';
import { integrityOf } from './releaseName.ts';

/** Gives the folder of a release below the portal's folder, with forward slashes and a slash at the end. */
export function releaseBase(id: string, release: string): string {
  return `/m/${id}/${release}/`;
}

/** Gives the names of all releases that a module's entry leads to: their files are kept. */
export function namedReleases({
  release,
  previous,
  canary,
  previews = [],
}: RegistryModule): readonly string[] {
  const others = canary === undefined ? [] : [canary.release];
  return [release, ...others, ...previous, ...previews].map((one) => one.release);
}

/**
 * Hashes the `release.json` of the release that is in force: `sha384-…`.
 *
 * Undefined when it is gone, or says something else than the registry: then nobody should be led back to it.
 */
export async function releaseFileIntegrity(
  portal: string,
  release: ModuleRelease,
): Promise<string | undefined> {
  const content = await readReleaseFile(portal, release.id, release.release);
  return content !== undefined && describes(content, release) ? integrityOf(content) : undefined;
}

/** Gives a module's entry with other previews; without the member when there are none. */
export function withPreviews(entry: RegistryModule, previews: readonly PreviousRelease[]): RegistryModule {
  const { previews: _before, ...rest } = entry;
  return previews.length === 0 ? rest : { ...rest, previews };
}

function describes(content: string, release: ModuleRelease): boolean {
  try {
    // Written by the release command, or else not equal to what the registry says.
    return isDeepStrictEqual(
      registeredRelease(JSON.parse(content) as ModuleRelease),
      registeredRelease(release),
    );
  } catch {
    return false;
  }
}

function readReleaseFile(portal: string, id: string, release: string): Promise<string | undefined> {
  return readFile(join(portal, releaseBase(id, release), RELEASE_FILE), 'utf8').catch(() => undefined);
}

/**
 * Gives a registry as it is written today: one of an earlier time names the releases before the active one without their hashes, which are
 * taken from their folders then. A release whose folder is gone is left out.
 */
export async function withHashedPrevious<T extends Pick<Registry, 'modules'>>(
  portal: string,
  registry: T,
): Promise<T> {
  const modules = await Promise.all(
    Object.entries(registry.modules).map(
      async ([id, entry]) => [id, { ...entry, previous: await hashed(portal, id, entry) }] as const,
    ),
  );
  return { ...registry, modules: Object.fromEntries(modules) };
}

async function hashed(
  portal: string,
  id: string,
  entry: RegistryModule,
): Promise<RegistryModule['previous']> {
  const known: ReadonlyArray<PreviousRelease | string> = entry.previous;
  const all = await Promise.all(
    known.map(async (one) => {
      if (typeof one !== 'string') return one;
      const content = await readReleaseFile(portal, id, one);
      return content === undefined ? undefined : { release: one, integrity: integrityOf(content) };
    }),
  );
  return all.filter((one) => one !== undefined);
}
