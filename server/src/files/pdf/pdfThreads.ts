import { Worker } from 'node:worker_threads';
import type { PdfVerdict } from './pdfVerdict.ts';
import { type Turn, turns } from './turns.ts';

/** Looks into files beside the main thread, which goes on with everything else meanwhile. */
export type PdfThreads = {
  /**
   * Says what a file is; throws what reading it throws, and where no thread starts. The bytes are asked for when it is the file's turn, handed over, and
   * empty afterwards.
   *
   * - who: whose file it is; nobody has more than one looked into at a time
   */
  readonly judge: (who: string | number, read: ReadFile) => Promise<PdfVerdict>;
};

export type ReadFile = () => Promise<Uint8Array<ArrayBuffer>>;

/** - threads: one file that takes its whole time keeps no other waiting; script: what runs in a thread: it says `ready`, and answers each file with its verdict */
export type PdfThreadsSettings = {
  readonly threads?: number;
  readonly timeLimitMs?: number;
  readonly heapMb?: number;
  readonly buffersMb?: number;
  readonly script?: URL;
};

type Task = {
  readonly read: ReadFile;
  readonly done: (verdict: PdfVerdict) => void;
  readonly fail: (error: unknown) => void;
};

const THREADS = 2;
const TIME_LIMIT_MS = 10_000;
/** Loading the reader is not the file's fault. */
const START_LIMIT_MS = 60_000;
const HEAP_MB = 384;
/** What is unpacked lies outside of the heap, which has a limit of its own. */
const BUFFERS_MB = 384;
const LOOK_AT_MEMORY_EVERY_MS = 100;
/** A thread that has nothing to do for so long gives its memory back. */
const IDLE_MS = 60_000;
const TOO_HEAVY = { refusal: 'pdf-too-heavy' } as const satisfies PdfVerdict;

/**
 * Makes threads in which files of others are looked into: whatever somebody sends, it costs a thread its limits of time and memory, and the server nothing.
 *
 * They start when they are needed, and keep no process alive.
 */
export function pdfThreads(settings: PdfThreadsSettings = {}): PdfThreads {
  const { threads = THREADS } = settings;
  const waiting = turns<Task>();
  const idle: PdfThread[] = [];
  let running = 0;

  function next(): void {
    if (idle.length === 0 && running >= threads) return;
    const turn = waiting.begin();
    if (turn === undefined) return;
    void run(idle.pop() ?? start(), turn);
  }

  function start(): PdfThread {
    running += 1;
    return startThread(settings, forget);
  }

  async function run(
    thread: PdfThread,
    { piece: { read, done, fail }, done: finish }: Turn<Task>,
  ): Promise<void> {
    await read().then(thread.judge).then(done, fail);
    if (!thread.hasEnded()) idle.push(thread);
    finish();
    next();
  }

  function forget(thread: PdfThread): void {
    running -= 1;
    const at = idle.indexOf(thread);
    if (at !== -1) idle.splice(at, 1);
  }

  return {
    judge: (who, read) =>
      new Promise((done, fail) => {
        waiting.add(who, { read, done, fail });
        next();
      }),
  };
}

type PdfThread = {
  readonly judge: (bytes: Uint8Array<ArrayBuffer>) => Promise<PdfVerdict>;
  readonly hasEnded: () => boolean;
};

/** Starts a thread. One that fails, takes too long or too much is ended, and its file is too heavy. - onEnd: told once */
function startThread(
  {
    timeLimitMs = TIME_LIMIT_MS,
    heapMb = HEAP_MB,
    buffersMb = BUFFERS_MB,
    script = new URL('./pdfWorker.ts', import.meta.url),
  }: PdfThreadsSettings,
  onEnd: (thread: PdfThread) => void,
): PdfThread {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  worker.unref();
  let hasEnded = false;
  let answer: ((verdict: PdfVerdict) => void) | undefined;
  let timer = setTimeout(end, START_LIMIT_MS).unref();
  let watch: NodeJS.Timeout | undefined;
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });

  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(timer);
    clearInterval(watch);
    isReady();
    void worker.terminate();
    onEnd(thread);
    answer?.(TOO_HEAVY);
  }

  worker.on('error', end).on('exit', end);
  worker.on('message', (said: PdfVerdict | 'ready') => {
    clearTimeout(timer);
    clearInterval(watch);
    if (said === 'ready') {
      isReady();
      return;
    }
    timer = setTimeout(end, IDLE_MS).unref();
    worker.unref();
    const done = answer;
    answer = undefined;
    done?.(said);
  });

  async function lookAtMemory(): Promise<void> {
    const { external_memory: bytes } = await worker.getHeapStatistics();
    if (bytes > buffersMb * 1024 * 1024) end();
  }

  const thread: PdfThread = {
    hasEnded: () => hasEnded,
    judge: async (bytes) => {
      worker.ref();
      await ready;
      if (hasEnded) throw new Error('The thread that looks into files did not start.');
      return new Promise((done) => {
        answer = done;
        clearTimeout(timer);
        timer = setTimeout(end, timeLimitMs);
        watch = setInterval(() => void lookAtMemory().catch(() => undefined), LOOK_AT_MEMORY_EVERY_MS);
        worker.postMessage(bytes, [bytes.buffer]);
      });
    },
  };
  return thread;
}

let shared: PdfThreads | null = null;

/** The same threads for everything in a process. */
export function sharedPdfThreads(): PdfThreads {
  return (shared ??= pdfThreads());
}
