import { spawnSync } from 'node:child_process';
import { bringBrowser, NO_BROWSER } from './lib/install/browser.mjs';
import { ROOT } from './lib/places.mjs';

// `pnpm run e2e`: the browser tests, in the browser that `npm test` would take. Arguments go to Playwright: `pnpm run e2e menu.spec`.

const pnpm = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm';
const browser = await bringBrowser({ pnpm, env: process.env });
if (browser === undefined) {
  process.stderr.write(`${NO_BROWSER}\n`);
  process.exitCode = 1;
} else {
  const { status } = spawnSync(
    pnpm,
    ['--filter', 'e2e', 'exec', 'playwright', 'test', ...process.argv.slice(2)],
    {
      cwd: ROOT,
      env: { ...process.env, ...browser },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  process.exitCode = status ?? 1;
}
