import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MAIN = path.resolve(import.meta.dirname, '../../main.ts');
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A partner that ran for so long did not fail because of its start. */
const HEALTHY_MS = 60_000;
/** Longer than a server lets its calls drain. */
const STOP_MS = 12_000;
const HEAP_MB = 256;

export type PartnerProcess = {
  /** Resolves when the partner answers for the first time; rejects when its first start failed. */
  readonly isReady: Promise<void>;
  readonly stop: () => Promise<void>;
};

export type PartnerProcessOptions = {
  /** All that the partner sees of the environment, besides where programs are. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly onExit: (what: { readonly code: number | null; readonly restartInMs: number }) => void;
};

/**
 * Runs the same program as another university in a process of its own, and starts it again, with growing pauses, when it ends.
 *
 * The process ends when this one does, however that happens: it notices that its channel is closed.
 */
export function keepPartnerRunning(options: PartnerProcessOptions): PartnerProcess {
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let child: ChildProcess | undefined;
  let settle: { readonly ready: () => void; readonly failed: (error: Error) => void } | undefined;
  const isReady = new Promise<void>((resolve, reject) => {
    settle = { ready: resolve, failed: reject };
  });

  async function run(): Promise<void> {
    let failures = 0;
    while (!isStopping()) {
      const began = Date.now();
      child = startPartner(options);
      child.on('message', (message) => {
        if (isReadyMessage(message)) settle?.ready();
      });
      const code = await endOf(child);
      settle?.failed(new Error(`The partner ended with code ${code ?? 'none'}.`));
      if (isStopping()) return;
      failures = Date.now() - began > HEALTHY_MS ? 0 : failures + 1;
      const restartInMs = Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      options.onExit({ code, restartInMs });
      await pause(restartInMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    isReady,
    stop: async () => {
      stopping.abort();
      child?.kill('SIGTERM');
      const patience = setTimeout(() => child?.kill('SIGKILL'), STOP_MS);
      await running;
      clearTimeout(patience);
    },
  };
}

function startPartner({ environment, logFile }: PartnerProcessOptions): ChildProcess {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a', 0o600);
  const { PATH = '', SystemRoot } = process.env;
  const child = fork(MAIN, {
    env: { PATH, ...(SystemRoot !== undefined && { SystemRoot }), ...environment },
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  // The portal that people have open comes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

async function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
}

function isReadyMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'ready';
}
