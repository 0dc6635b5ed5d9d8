import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { activated } from '../../src/publish/publish.ts';
import { REGISTRY_FILE } from '../../src/signing/keptRegistry.ts';
import { buildRelease } from './buildRelease.ts';
import { useKeysBelow } from './keysOfTest.ts';

const SHELL = {
  release: 'abc',
  contract: 2,
  scripts: [],
  shares: {},
  shareFiles: {},
  locales: {},
  files: {},
};
const TEMPLATE = '<script type="application/json" id="portal-boot">{boot-data}</script>';

/** What the invented modules' registry entries look like. */
export const MODULES = { 'mfe-sample': activated(undefined, buildRelease().release) };

/** Makes a portal's folder with a shell and no registry, and lets its keys lie beside it; gives both folders. */
export async function makePortal(): Promise<{ readonly portal: string; readonly keys: string }> {
  const root = await mkdtemp(join(tmpdir(), 'signing-'));
  const portal = join(root, 'portal');
  await writeBelow(join(portal, 'shell.json'), SHELL);
  await writeBelow(join(portal, 'shell', 'abc', 'index.template.html'), TEMPLATE);
  return { portal, keys: useKeysBelow(root) };
}

export async function readSigned(portal: string): Promise<SignedRegistry> {
  return JSON.parse(await readFile(join(portal, REGISTRY_FILE), 'utf8')) as SignedRegistry;
}

export function writeSigned(portal: string, content: unknown): Promise<void> {
  return writeBelow(join(portal, REGISTRY_FILE), content);
}

async function writeBelow(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}
