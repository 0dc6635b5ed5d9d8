import { isChunkError } from './codeFault.ts';

/**
 * Does work that needs files of a module, and does it once more when one of them failed to load.
 *
 * A file that was asked for ahead and did not come fails again at the moment when it is needed, without being asked for: the browser
 * hands out the failure that it kept. Only the attempt after that one reaches the server.
 */
export async function despiteFailedPreload<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isChunkError(error)) throw error;
    return work();
  }
}
