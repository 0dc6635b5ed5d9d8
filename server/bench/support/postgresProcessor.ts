import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Clock ticks of the kernel in a second, as Linux tells processor times. */
const TICKS_PER_S = 100;

/**
 * Gives what tells the processor seconds that a PostgreSQL on this machine has used so far, all of its processes together; undefined where that
 * cannot be told: it runs elsewhere, or not on Linux.
 */
export async function postgresProcessor(url: string): Promise<(() => number) | undefined> {
  if (process.platform !== 'linux') return undefined;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number; version: string }>(
      'select pg_backend_pid() as pid, current_setting($1) as version',
      ['server_version'],
    );
    const backend = statOf(String(rows[0]?.pid));
    if (!backend?.name.startsWith('postgres')) return undefined;
    const { parent } = backend;
    return () => secondsBelow(parent);
  } finally {
    await client.end();
  }
}

/** Those that ended already count with their parent. */
function secondsBelow(postmaster: string): number {
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat !== undefined && (stat.pid === postmaster || stat.parent === postmaster))
    .reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0);
  return running / TICKS_PER_S;
}

function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, name = ''] = /^\d+ \((.*)\)/.exec(text) ?? [];
    const [, parent = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = rest.slice(9, 13).reduce((sum, value) => sum + Number(value), 0);
    return { pid, name, parent, ticks };
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}
