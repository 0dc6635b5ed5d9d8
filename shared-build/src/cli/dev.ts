#!/usr/bin/env node
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { startDevServer } from '../dev/devServer.ts';
import { devShell } from '../dev/devShell.ts';
import { IS_STANDALONE, moduleIds } from '../workspace/workspace.ts';

// `pnpm dev` in a module's folder, `portal-dev` in a repository of one module alone: that has no sources of the shell to run in.

const USAGE = `Usage: ${IS_STANDALONE ? 'portal-dev' : 'pnpm dev'} [--portal <address>] [--port <number>] [--deployed-shell]

  --portal <address>   the portal that everything else comes from; http://localhost:8080 unless given
  --port <number>      port on this machine; 8090 unless given
  --deployed-shell     run in the portal's own shell: pages are loaded anew at each change`;

try {
  const { values } = parseArgs({
    options: {
      portal: { type: 'string', default: 'http://localhost:8080' },
      port: { type: 'string', default: '8090' },
      'deployed-shell': { type: 'boolean', default: false },
    },
  });
  const id = IS_STANDALONE ? moduleIds()[0] : basename(process.cwd());
  const port = Number(values.port);
  if (
    id === undefined ||
    !moduleIds().includes(id) ||
    !/^https?:\/\//.test(values.portal) ||
    !Number.isInteger(port)
  )
    throw new Error(USAGE);
  const portal = new URL(values.portal);
  await requirePortal(portal);
  const shell = values['deployed-shell'] || IS_STANDALONE ? null : await devShell(console.log);
  const server = await startDevServer({ id, portal, port, shell });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  console.log(`${id} in ${portal.origin}: http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function requirePortal(portal: URL): Promise<void> {
  const answer = await fetch(new URL('/config.json', portal)).catch(() => undefined);
  if (answer?.ok !== true)
    throw new Error(
      `No portal answers at ${portal.origin}: start one with npm start, or name one with --portal.`,
    );
}
