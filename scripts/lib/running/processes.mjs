import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Gives a process's command and its parent's number; undefined when there is none. One that is dead and not yet buried has no command. */
export function processOf(pid) {
  return process.platform === 'linux' ? ofProc(pid) : ofPs(pid);
}

/** Gives the text of a file; undefined when it cannot be read. */
export function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function ofProc(pid) {
  const stat = readText(`/proc/${pid}/stat`);
  const command = readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
  if (stat === undefined || command === undefined) return undefined;
  const [, parent] = stat.replace(/^.*\) /s, '').split(' ');
  return { parent: Number(parent), command };
}

function ofPs(pid) {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [, parent, command = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    return { parent: Number(parent), command };
  } catch {
    return undefined;
  }
}
