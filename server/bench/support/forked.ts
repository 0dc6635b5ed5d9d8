import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Processor seconds and memory in bytes of a process, and how late its event loop was, in milliseconds, since it was asked last. */
export type ProcessFigures = {
  readonly processor: number;
  readonly rss: number;
  readonly heap: number;
  readonly lateP99: number;
  readonly lateMost: number;
};

/** A server that runs in a process of its own. */
export type Forked<Listening> = {
  readonly listening: Listening;
  readonly figures: () => Promise<ProcessFigures>;
  readonly stop: () => Promise<void>;
};

/** Starts a file of this folder as a process, and waits until it tells that it listens; see `reportFigures`. */
export async function start<Listening>(
  file: string,
  ...given: readonly string[]
): Promise<Forked<Listening>> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, '..', file), given);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const listening = await new Promise<Listening>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Listening));
    child.once('exit', () => reject(new Error(`${file} does not start`)));
  });
  return {
    listening,
    figures: async () => {
      const told = once(child, 'message');
      child.send('figures');
      const hasEnded = ended.then((): never => {
        throw new Error(`${file} has ended`);
      });
      const [figures] = (await Promise.race([told, hasEnded])) as [ProcessFigures];
      return figures;
    },
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
