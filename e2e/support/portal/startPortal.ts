import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../places.ts';

// Starts the built portal on an empty database of its own, which goes with it; E2E_DATA_DIR is where a test looks into its files.
const dataDir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
// Under root, PostgreSQL runs as an account of its own, which has to get in.
chmodSync(dataDir, 0o755);

const server = spawn(process.execPath, [path.join(REPOSITORY, 'server/src/main.ts')], {
  cwd: REPOSITORY,
  stdio: 'inherit',
  env: {
    SAMPLE_AGREEMENTS: '300',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    ...process.env,
    PORTAL_ENV: 'test',
    DATA_DIR: dataDir,
    // The tests run on the embedded database, whatever else this machine has.
    DATABASE_URL: '',
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
