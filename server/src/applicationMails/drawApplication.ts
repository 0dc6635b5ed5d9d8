import { Worker } from 'node:worker_threads';
import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import type { FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** Where the build puts the document of the applications' module, compiled for Node. */
const BUILT_DOCUMENT = new URL('../../dist/documents/applicationPdf/index.mjs', import.meta.url);
const LIMIT_MS = 60_000;
const HEAP_MB = 512;

/** What the document says; as `ApplicationPdfInput` of the applications' module. */
export type DrawnApplication = {
  readonly application: ApplicationItem;
  readonly fileNames: Readonly<Partial<Record<FileSlot, string>>>;
  readonly tag: LanguageTag;
  readonly madeAt: string;
  readonly letterhead?:
    { readonly name: string; readonly logo?: string; readonly colour?: string } | undefined;
};

/**
 * Draws the PDF of an application in a thread of its own, which ends with it.
 *
 * - document: the module that draws it; tests have no build, and name its source
 *
 * Rejects when it is given up, cannot be drawn, costs more than the memory that it has, or takes longer than a minute.
 */
export async function drawApplication(
  input: DrawnApplication,
  signal: AbortSignal,
  document: URL = BUILT_DOCUMENT,
): Promise<Uint8Array> {
  signal.throwIfAborted();
  const thread = new Worker(new URL('./drawThread.ts', import.meta.url), {
    workerData: { document: document.href, input },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
      limit.addEventListener('abort', () => reject(new Error('it was given up, or took too long')));
      thread.once('message', (drawn: Uint8Array) => resolve(drawn));
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the thread ended')));
    });
  } finally {
    await thread.terminate();
  }
}
