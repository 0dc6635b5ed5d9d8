import { changeAsCaller, type SaveContext } from '../../data/records.ts';
import type { AskedWork, BulkParts } from './bulkParts.ts';

/** What was tried has worked, and is undone. */
class Undone extends Error {}

/**
 * Does something in a transaction that is undone whatever comes of it, and gives what it answers: the checks are those of doing it, as it is done.
 *
 * Throws what it throws.
 */
export async function tryOut<Result>(
  parts: BulkParts,
  asked: AskedWork,
  work: (context: SaveContext) => Promise<Result>,
): Promise<Result> {
  const tried: { result?: { readonly value: Result } } = {};
  try {
    return await changeAsCaller(parts, asked, async (context) => {
      tried.result = { value: await work(context) };
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone && tried.result !== undefined) return tried.result.value;
    throw error;
  }
}
