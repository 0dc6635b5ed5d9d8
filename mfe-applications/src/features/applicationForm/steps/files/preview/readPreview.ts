import { askWorker } from 'shared-client/worker';
import type { Preview, PreviewRequest } from './previewMessages.ts';
import { previewFiles } from './previewFiles.ts';

/** Longest time until the picture is there, the coming of the worker included, in milliseconds. */
export const PREVIEW_LIMIT_MS = 20_000;

/**
 * Draws the first page of a PDF in a worker; nothing in the file is run, and nothing of it leaves the browser.
 *
 * Rejects as `askWorker` does, and for a file that cannot be drawn: broken, locked, or too heavy for the time.
 */
export async function readPreview(file: File, signal: AbortSignal): Promise<Preview> {
  const { worker, parts } = previewFiles();
  const request: PreviewRequest = { file, parts };
  return askWorker<Preview>(worker, request, { name: 'firstPage', signal, limitMs: PREVIEW_LIMIT_MS });
}
