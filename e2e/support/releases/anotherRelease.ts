import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { ModuleRelease, Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import type { SignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { PORTAL } from '../places.ts';

const RELEASE_FILE = 'release.json';

/** A release that is nowhere but in the test: what the registry says of it, and its files by their names. */
export type OtherRelease = { readonly entry: RegistryModule; readonly files: ReadonlyMap<string, Buffer> };

/** What the built portal has in force. */
export function modulesInForce(): Registry['modules'] {
  const { signed } = JSON.parse(
    readFileSync(path.join(PORTAL, 'registry/registry.json'), 'utf8'),
  ) as SignedRegistry;
  return (JSON.parse(signed) as Registry).modules;
}

/** What is in force of one module. */
export function moduleInForce(id: string): RegistryModule {
  const entry = modulesInForce()[id];
  if (entry === undefined) throw new Error(`The portal has no ${id}.`);
  return entry;
}

/**
 * Makes a later release of what is in force: the same code under another name.
 *
 * - number: makes its name; below ten thousand million
 * - change: gives the text of the chunk of the exposed module as this release has it
 */
export function anotherRelease(
  before: RegistryModule,
  number: number,
  change: (exposed: string) => string = (same) => same,
): OtherRelease {
  const hash = before.release.release.split('-').at(-1) ?? '';
  const other = String(number).padStart(hash.length, '0');
  const rename = (text: string) => text.replaceAll(hash, other);
  const folder = path.join(PORTAL, before.base);
  const left = readFileSync(path.join(folder, RELEASE_FILE));
  // Written by the release command; the registry names a part of the files only.
  const { entryHolds: _stale, ...described } = JSON.parse(left.toString('utf8')) as ModuleRelease;
  const files = new Map(
    Object.keys(described.files).map((name) => {
      const content = readFileSync(path.join(folder, name));
      if (!name.endsWith('.js')) return [name, content] as const;
      const text = rename(content.toString('utf8'));
      return [name, Buffer.from(isExposed(name) ? change(text) : text)] as const;
    }),
  );
  if (described.pages !== undefined) {
    const { file } = described.pages;
    files.set(file, withHashesOf(files, String(files.get(file))));
  }
  const hashes = [...files].map(
    ([name, content]) => [name, { size: content.length, integrity: integrityOf(content) }] as const,
  );
  const release: ModuleRelease = {
    ...described,
    release: rename(described.release),
    container: rename(described.container),
    files: Object.fromEntries(hashes),
  };
  const previous = [{ release: before.release.release, integrity: integrityOf(left) }];
  return {
    entry: { base: rename(before.base), release, previous },
    files: new Map([...files, [RELEASE_FILE, Buffer.from(JSON.stringify(release))]]),
  };
}

/** Puts the hashes of these files into what names them with others. */
function withHashesOf(files: ReadonlyMap<string, Buffer>, text: string): Buffer<ArrayBuffer> {
  const named = /"([^"]+\.js)":\s*"sha384-[^"]+"/g;
  return Buffer.from(
    text.replace(named, (same, name: string) => {
      const content = files.get(name);
      return content === undefined ? same : `"${name}":"${integrityOf(content)}"`;
    }),
  );
}

/** Serves a release to a page; what it does not have is not there. */
export async function serveRelease(page: Page, { entry: { base }, files }: OtherRelease): Promise<void> {
  await page.route(`**${base}*`, (route) => {
    const name = path.posix.basename(new URL(route.request().url()).pathname);
    const content = files.get(name);
    if (content === undefined) return answerNothing(route);
    const contentType = name.endsWith('.js') ? 'text/javascript' : 'application/json';
    return route.fulfill({ body: content, contentType });
  });
}

export const answerNothing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

export const answerPage = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' });

/** The chunk of the exposed module. */
export function isExposed(name: string): boolean {
  return name === 'module.js';
}

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
