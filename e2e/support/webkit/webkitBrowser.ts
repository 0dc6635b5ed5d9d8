import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { patient } from '../../../scripts/lib/patience.mjs';
import { freePort } from '../portal/freePort.ts';

const START_MS = patient(20_000);

/** Path of WebKitGTK's small browser; undefined when it, its driver or the virtual screen is not installed. */
export const MINI_BROWSER = findMiniBrowser();

/**
 * Starts WebKitGTK, the engine of Safari, on a screen of its own, and runs `use` with its driver. Ends all processes afterwards.
 *
 * Debian's packages: webkit2gtk-driver, xvfb.
 */
export async function withWebKit(use: (browser: WebDriver) => Promise<void>): Promise<void> {
  if (MINI_BROWSER === undefined) throw new Error('WebKitGTK is not installed.');
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const started: ChildProcess[] = [];
  try {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(screen);
    const display = await firstLine(screen);
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${display}`, HOME: home, XDG_CONFIG_HOME: narrowToolbar(home) },
      stdio: 'ignore',
    });
    started.push(driver);
    const server = `http://127.0.0.1:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${server}/status`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: START_MS },
      )
      .toBe(true);
    const browser = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      })
      .build();
    try {
      await use(browser);
    } finally {
      await browser.quit();
    }
  } finally {
    for (const child of started.toReversed()) child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  }
}

function findMiniBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const hasProgram = (name: string) => folders.some((folder) => existsSync(path.join(folder, name)));
  if (!hasProgram('WebKitWebDriver') || !hasProgram('Xvfb')) return undefined;
  const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  if (!existsSync(library)) return undefined;
  return readdirSync(library)
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => path.join(library, name, 'MiniBrowser'))
    .findLast((file) => existsSync(file));
}

/** The buttons of the browser's toolbar would make each window 447 pixels wide or wider. */
function narrowToolbar(home: string): string {
  const folder = path.join(home, 'gtk-3.0');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'gtk.css'), '* { padding: 0; margin: 0; min-width: 0; border-width: 0; }');
  return home;
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The virtual screen has no output.');
  const [text] = (await once(stdout, 'data', { signal: AbortSignal.timeout(START_MS) })) as unknown[];
  return String(text).trim();
}
