import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { untilNextLook } from '../letTimePass.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The real nginx, where it is installed. */
export const NGINX = PLACES.find((place) => existsSync(place));

export type RunningNginx = { readonly stop: () => Promise<void> };

/** Starts nginx with a configuration for its `http` context, and waits until it listens on a port of this machine. */
export async function startNginx(configuration: string, port: number): Promise<RunningNginx> {
  const { folder, file } = mainFile(configuration);
  const child = spawn(NGINX ?? '', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const end = Date.now() + patient(10_000);
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`nginx does not start: ${said}`);
    }
    await untilNextLook();
  }
  return { stop };
}

/** Gives what nginx says against a configuration for its `http` context; nothing when it is well. */
export async function complaintsOfNginx(configuration: string): Promise<string> {
  const { folder, file } = mainFile(configuration);
  const child = spawn(NGINX ?? '', ['-t', '-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  rmSync(folder, { recursive: true, force: true });
  return code === 0 && !/warn|emerg/.test(said) ? '' : said;
}

/** Writes what a package's `nginx.conf` is for, with everything that nginx writes in a folder of its own. */
function mainFile(configuration: string): { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  writeFileSync(path.join(folder, 'portal.conf'), configuration);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${path.join(folder, 'nginx.pid')};`,
      'error_log stderr warn;',
      'worker_processes 1;',
      'events {}',
      `http { access_log off; ${places.join(' ')} include ${path.join(folder, 'portal.conf')}; }`,
    ].join('\n'),
  );
  return { folder, file };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
