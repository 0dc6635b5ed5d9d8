import { readChecked, type CheckedFile } from './checkedFile.ts';
import { workerAddress } from './workerAddress.ts';
import { errorOfWorker, tellWorkerFault, type WorkerFailure } from './workerFailure.ts';

/** What a worker answers to the one request that it gets. */
export type WorkerReply<Made> = { readonly made: Made } | WorkerFailure;

export type WorkerOptions = {
  /** Name of the worker, for whoever looks at what the page runs. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** Longest time from the request to the answer, the coming of the worker's file included, in milliseconds. */
  readonly limitMs: number;
};

/**
 * Starts a worker, sends it one request and gives its answer, so that the page goes on answering meanwhile.
 *
 * Rejects with the signal's reason when it is given up, and with an Error when the worker does not come, is not what was released, fails, or takes
 * too long. The worker ends in every case. A fault in its code is told as one of the release.
 */
export async function askWorker<Made>(
  file: CheckedFile,
  request: unknown,
  { name, signal, limitMs }: WorkerOptions,
): Promise<Made> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  // A worker is started without a check of its hash: its file is read and checked just before, and then comes from the memory.
  await readChecked(file, limit);
  limit.throwIfAborted();
  const worker = new Worker(workerAddress(file.address), { name });
  try {
    return await answerOf<Made>(worker, request, limit);
  } finally {
    worker.terminate();
  }
}

function answerOf<Made>(worker: Worker, request: unknown, signal: AbortSignal): Promise<Made> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(asError(signal.reason)), { once: true });
    const fail = (failure: WorkerFailure) => {
      const error = errorOfWorker(failure);
      tellWorkerFault(error, failure);
      reject(error);
    };
    worker.addEventListener('error', (event) => fail(uncaughtIn(event)));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Made>>) => {
      // A library within the worker may have words of its own for the page.
      if ('made' in data) resolve(data.made);
      else if ('failure' in data) fail(data);
    });
    worker.postMessage(request);
  });
}

/** The browser tells the place of what a worker's code did not catch, and of a worker that did not start nothing. */
function uncaughtIn({ message, filename, lineno, colno }: ErrorEvent): WorkerFailure {
  if (!filename) return { failure: message || 'The worker did not start' };
  return { failure: message, stack: `Error\n    at ${filename}:${lineno}:${colno}` };
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
