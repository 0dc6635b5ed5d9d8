import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../src/workspace/workspace.ts';
import { freePort } from './freePort.ts';

const START_LIMIT_MS = 300_000;

/** A portal that somebody can sign in to, with its guard. */
export type LivePortal = { readonly origin: string; readonly stop: () => Promise<void> };

/** Serves a portal folder by the real server, on an empty database of its own, and lets the guard watch its releases. */
export async function startLivePortal(folder: string): Promise<LivePortal> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = { ...process.env, PORT: String(port), PUBLIC_URL: origin, PORTAL_DIR: folder };
  const server = run([join(ROOT, 'e2e', 'support', 'portal', 'startPortal.ts')], environment);
  const until = Date.now() + START_LIMIT_MS;
  while ((await fetch(`${origin}/health`).catch(() => null))?.ok !== true) {
    if (Date.now() > until || server.child.exitCode !== null) {
      await server.stop();
      throw new Error('The portal did not start.');
    }
    await pause(200);
  }
  const guard = run([join(ROOT, 'shared-build', 'src', 'cli', 'guard.ts'), origin, folder], environment);
  return {
    origin,
    stop: async () => {
      await guard.stop();
      await server.stop();
    },
  };
}

function run(command: readonly string[], env: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  return {
    child,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
