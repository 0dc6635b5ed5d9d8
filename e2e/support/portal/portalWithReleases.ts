import { execFile, spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { patient } from '../../../scripts/lib/patience.mjs';
import { moduleInForce, type OtherRelease } from '../releases/anotherRelease.ts';
import { type OwnPortal, startOwnPortal } from './ownPortal.ts';
import { PORTAL, REPOSITORY } from '../places.ts';

/** A portal in whose folder a test releases what it likes. */
export type PortalWithReleases = OwnPortal & {
  /** Runs a release command, such as `promote mfe-sample`; gives what it says, and fails when that does. */
  readonly release: (...words: readonly string[]) => Promise<string>;
  /** Lets the guard watch until it has halted something or taken it back; gives its sentence. */
  readonly guard: () => Promise<string>;
};

const COMMAND_MS = patient(60_000);
/** The guard asks the server again and again. */
const GUARD_MS = patient(120_000);
const COMMANDS = path.join(REPOSITORY, 'shared-build/src/cli');

/** Starts a server on a copy of the built portal. */
export async function startPortalWithReleases(): Promise<PortalWithReleases> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-releases-'));
  cpSync(PORTAL, folder, { recursive: true });
  const portal = await startOwnPortal(
    { PORTAL_DIR: folder, SAMPLE_AGREEMENTS: '20' },
    (said) => /^The portal is at/m.exec(said)?.[0],
  );
  return {
    ...portal,
    release: async (...words) => {
      const command = [path.join(COMMANDS, 'portal.ts'), ...words, '--portal', folder];
      return (await promisify(execFile)(process.execPath, command, { timeout: COMMAND_MS })).stdout;
    },
    guard: () => guardUntilItSpeaks(portal.portalUrl, folder),
    stop: async () => {
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes a release into a folder as its build would have left it; gives the folder. */
export function writeBuilt({ entry: { release }, files }: OtherRelease): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  cpSync(path.join(PORTAL, moduleInForce(release.id).base), folder, { recursive: true });
  // What was compressed of the release that this one is made of is none of its files.
  for (const name of globSync('*.{br,gz}', { cwd: folder })) rmSync(path.join(folder, name));
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
  return folder;
}

async function guardUntilItSpeaks(portalUrl: string, folder: string): Promise<string> {
  const command = [path.join(COMMANDS, 'guard.ts'), portalUrl, folder];
  const guard = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'], timeout: GUARD_MS });
  const ended = new Promise<string>((_resolve, reject) => {
    guard.once('exit', (code) =>
      reject(new Error(`The guard ended with code ${code}, or said nothing in time.`)),
    );
  });
  const spoken = new Promise<string>((resolve) => {
    guard.stdout.once('data', (text) => resolve(String(text)));
  });
  try {
    return await Promise.race([spoken, ended]);
  } finally {
    guard.kill('SIGTERM');
  }
}
