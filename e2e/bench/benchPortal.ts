import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '../support/portal/freePort.ts';

const START_LIMIT_MS = 300_000;
const INSTALLED_BROWSERS = [process.env['BROWSER_PATH'] ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** A portal to be measured: that of `PORTAL_URL`, or the built one on an empty database of its own. */
export type BenchPortal = { readonly origin: string; readonly stop: () => void };

/**
 * Starts a portal to be measured, unless `PORTAL_URL` names one.
 *
 * - environment: variables of its server besides those that tests need
 */
export async function startBenchPortal(
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchPortal> {
  const given = process.env['PORTAL_URL'];
  if (given !== undefined) return { origin: given, stop: () => undefined };
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const started = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../support/portal/startPortal.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), PUBLIC_URL: origin, ...environment },
    },
  );
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    const health = await fetch(`${origin}/health`).catch(() => null);
    if (health?.ok) return { origin, stop: () => started.kill('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  started.kill('SIGTERM');
  throw new Error('The portal did not start.');
}

/** Starts the browser of this machine. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = INSTALLED_BROWSERS.find((file) => existsSync(file));
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}
