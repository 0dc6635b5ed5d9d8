import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns a process and all its descendants, parents before their children, also those in process groups of their own (servers,
 * PostgreSQL): `{ pid, since }`, the start of each, since the number of a process that has ended is given to another one.
 *
 * On Windows none is found.
 */
export function processTree(root) {
  const table = processTable();
  const found = table.has(root) ? [table.get(root)] : [];
  for (const { pid } of found) found.push(...[...table.values()].filter(({ parent }) => parent === pid));
  return found;
}

/** Kills those of the processes that are still alive. */
export function killProcesses(processes) {
  const table = processTable();
  for (const { pid, since } of processes) {
    if (table.get(pid)?.since !== since) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone.
    }
  }
}

function processTable() {
  const entries = process.platform === 'linux' ? fromProc() : process.platform === 'win32' ? [] : fromPs();
  return new Map(entries.map((entry) => [entry.pid, entry]));
}

function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return [{ pid: Number(name), parent: Number(fields[1]), since: fields[19] }];
      } catch {
        return [];
      }
    });
}

function fromPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [pid, parent, ...since] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), since: since.join(' ') };
  });
}
