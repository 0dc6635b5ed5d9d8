import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { patient } from '../../../../../scripts/lib/patience.mjs';
import { call } from './call.ts';
import { rarerLooks } from '../../../support/letTimePass.ts';
import { CHILD_ENVIRONMENT } from '../../../support/portal/childEnvironment.ts';

const MAIN = path.resolve(import.meta.dirname, '../../../../src/main.ts');
const START_MS = patient(60_000);

/** The portal in a process of its own, as docs/operation.md says how to start one. */
export type NodeProcess = {
  readonly origin: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

export function nodeProcess(port: number, environment: Readonly<Record<string, string>>): NodeProcess {
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  return {
    origin,
    start: async () => {
      child = spawn(process.execPath, [MAIN], {
        env: { ...CHILD_ENVIRONMENT, PORT: String(port), ...environment },
        stdio: 'ignore',
      });
      const end = Date.now() + START_MS;
      const nextLook = rarerLooks();
      for (;;) {
        if ((await call(`${origin}/health`).catch(() => null))?.status === 200) return;
        if (Date.now() > end || child.exitCode !== null) throw new Error('The node does not start.');
        await nextLook();
      }
    },
    kill: async () => {
      const dying = child;
      if (dying === undefined || dying.exitCode !== null || dying.signalCode !== null) return;
      const died = new Promise((resolve) => {
        dying.once('exit', resolve);
      });
      dying.kill('SIGKILL');
      await died;
    },
  };
}
