import { Worker } from 'node:worker_threads';
import { scriptBeside } from '../scriptBeside.ts';
import { PARTNER_LIMITS } from './parseXml.ts';
import type { ReadXml } from './readXml.ts';

/** Reads documents beside the main thread, which goes on with everything else meanwhile. */
export type XmlThreads = {
  /** Parses and validates what came over the network; never throws for what is in it. What takes too long is `not-xml`. */
  readonly read: (bytes: Uint8Array) => Promise<ReadXml>;
};

export type XmlThreadsSettings = {
  /** One document that takes its whole time keeps no other waiting. */
  readonly threads?: number;
  /** For one document, from when a thread takes it up. */
  readonly timeLimitMs?: number;
  /** Larger documents are refused before they are handed over. */
  readonly limitBytes?: number;
  /** What runs in a thread: it says `ready`, and answers each document with what it read, as JSON. */
  readonly script?: URL;
};

type Task = { readonly bytes: Uint8Array; readonly done: (read: ReadXml) => void };

const THREADS = 2;
const TIME_LIMIT_MS = 10_000;
/** Compiling the schemas is not the document's fault. */
const START_LIMIT_MS = 60_000;
/** A thread that needs more than this for five megabytes is attacked. */
const MEMORY_MB = 512;

/**
 * Makes threads in which documents of others are read: whatever somebody sends, it costs a thread its time limit, and the server nothing.
 *
 * They start when they are needed, stay for the next document, and keep no process alive.
 */
export function xmlThreads({
  threads = THREADS,
  timeLimitMs = TIME_LIMIT_MS,
  limitBytes = PARTNER_LIMITS.bytes,
  script = scriptBeside('xmlWorker', import.meta.url),
}: XmlThreadsSettings = {}): XmlThreads {
  const waiting: Task[] = [];
  const idle: (() => void)[] = [];
  let running = 0;

  function next(): void {
    const begin = idle.pop();
    if (begin !== undefined) begin();
    else if (running < threads) start();
  }

  /** Starts a thread that reads the document that waits longest, and then the next. One that fails or takes too long is ended, and the document with it. */
  function start(): void {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    let task: Task | undefined = waiting.shift();
    let timer = setTimeout(() => end(TOO_SLOW), START_LIMIT_MS);
    running += 1;
    worker.on('error', () => end(FAILED)).on('exit', () => end(FAILED));
    worker.on('message', (said: string) => {
      clearTimeout(timer);
      if (said === 'ready') hand();
      else {
        const { done } = task ?? {};
        task = undefined;
        done?.(JSON.parse(said) as ReadXml);
        begin();
      }
    });

    function begin(): void {
      task = waiting.shift();
      if (task === undefined) {
        worker.unref();
        idle.push(begin);
      } else {
        worker.ref();
        hand();
      }
    }

    function hand(): void {
      timer = setTimeout(() => end(TOO_SLOW), timeLimitMs);
      worker.postMessage(task?.bytes);
    }

    let hasEnded = false;
    function end(read: ReadXml): void {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      running -= 1;
      const at = idle.indexOf(begin);
      if (at !== -1) idle.splice(at, 1);
      void worker.terminate();
      task?.done(read);
      if (waiting.length > 0) next();
    }
  }

  return {
    read: (bytes) =>
      bytes.byteLength > limitBytes
        ? Promise.resolve(refused(`The document has more than ${limitBytes} bytes.`))
        : new Promise((done) => {
            waiting.push({ bytes, done });
            next();
          }),
  };
}

let shared: XmlThreads | null = null;

/** The same threads for all clients of a process. */
export function sharedXmlThreads(): XmlThreads {
  return (shared ??= xmlThreads());
}

function refused(detail: string): ReadXml {
  return { kind: 'not-xml', detail };
}

const TOO_SLOW = refused('The document takes too long to be read.');
const FAILED = refused('The document could not be read.');
