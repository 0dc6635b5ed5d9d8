import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../runCommand.mjs';
import { say } from '../say.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The same engine without what surrounds it: a test costs it a third less. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

export const NO_BROWSER =
  'There is no browser here, and none could be brought. Set CHROME_PATH to a Chromium or Chrome.';

/**
 * Finds a browser for the browser tests, or brings one: `BROWSER_PATH` or `CHROME_PATH`, an installed Chromium or Chrome, Debian's package (as root),
 * Playwright's own. With it comes its headless shell, `HEADLESS_SHELL_PATH`, where there is one.
 *
 * - result: environment variables for the browser tests; undefined when there is no browser and none can be brought
 */
export async function bringBrowser({ pnpm, env }) {
  const installed = await installedBrowsers(env);
  const isWhole = 'BROWSER_PATH' in installed && 'HEADLESS_SHELL_PATH' in installed;
  if (!isWhole && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installPackages(env);
  const brought = isWhole ? installed : await installedBrowsers(env);
  if ('BROWSER_PATH' in brought) return brought;
  say("Downloading Playwright's browser");
  const { code } = await runCommand(pnpm, ['--filter', 'e2e', 'exec', 'playwright', 'install', 'chromium'], {
    env,
    doing: 'Downloading a browser',
  });
  return code === 0 ? {} : undefined;
}

async function installedBrowsers(env) {
  const folders = (env.PATH ?? '').split(delimiter);
  const named = (names) => names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const browser = await firstThatRuns(
    [env.BROWSER_PATH, env.CHROME_PATH, ...named(NAMES), ...ELSEWHERE],
    env,
  );
  const shell = await firstThatRuns([env.HEADLESS_SHELL_PATH, ...named(SHELL_NAMES)], env);
  return {
    ...(browser !== undefined && { BROWSER_PATH: browser }),
    ...(shell !== undefined && { HEADLESS_SHELL_PATH: shell }),
  };
}

/** Not every system has the shell as a package of its own. */
async function installPackages(env) {
  say("Installing Chromium from the system's packages");
  const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, doing: 'Installing Chromium' };
  await runCommand('apt-get', ['update', '-qq'], apt);
  for (const packages of [['chromium', 'fonts-dejavu-core'], ['chromium-headless-shell']]) {
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], apt);
  }
}

async function firstThatRuns(candidates, env) {
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    // Some systems have a program of that name that only says where to get the real one.
    const { code, output } = await runCommand(candidate, ['--version'], { env }).catch(() => ({
      code: 1,
      output: '',
    }));
    if (code === 0 && /\d+\.\d+\.\d+/.test(output)) return candidate;
  }
  return undefined;
}
