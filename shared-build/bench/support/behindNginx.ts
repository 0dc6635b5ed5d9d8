import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../../src/workspace/workspace.ts';
import { freePort } from './freePort.ts';
import { servePortal } from './servePortal.ts';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  existsSync,
);
const START_LIMIT_MS = 10_000;

/** Serves a portal folder by the real nginx, with the configuration that the portal writes for itself, and made-up answers behind it. */
export async function behindNginx(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (NGINX === undefined) throw new Error('nginx is not installed.');
  const answers = await servePortal(folder);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const own = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  await writeFile(
    join(own, 'portal.conf'),
    await configuration(folder, origin, port, new URL(answers.origin).host),
  );
  await writeFile(join(own, 'nginx.conf'), mainFile(own));
  const child = spawn(NGINX, ['-p', own, '-c', join(own, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    answers.stop();
    await rm(own, { recursive: true, force: true });
  };
  const end = Date.now() + START_LIMIT_MS;
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end || child.exitCode !== null) {
      await stop();
      throw new Error('nginx does not start.');
    }
    await pause(20);
  }
  return { origin, stop };
}

async function configuration(folder: string, origin: string, port: number, server: string): Promise<string> {
  const command = join(ROOT, 'server', 'src', 'start', 'writeNginx.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, '--server', server, '--root', folder, '--listen', `127.0.0.1:${port}`],
    { env: { PATH: process.env['PATH'], PORTAL_DIR: folder, PUBLIC_URL: origin } },
  );
  return stdout;
}

/** Everything that nginx writes goes into a folder of its own. */
function mainFile(own: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(own, name)};`,
  );
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${join(own, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events {}',
    `http { access_log off; ${places.join(' ')} include ${join(own, 'portal.conf')}; }`,
  ].join('\n');
}
