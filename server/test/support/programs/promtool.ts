import { spawnSync } from 'node:child_process';

/** Whether Prometheus's own tool is installed here (Debian: `prometheus`). */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** Gives what promtool says against something; empty where it has nothing to say. - input: what it reads from standard input */
export function complaintsOfPromtool(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync('promtool', [...args], { input, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`.trim() || `promtool ended with code ${status}`;
}
