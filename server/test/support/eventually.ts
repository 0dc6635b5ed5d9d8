import { patient } from '../../../scripts/lib/patience.mjs';
import { rarerLooks } from './letTimePass.ts';

const LONGEST_MS = patient(15_000);

/** Asks again until the answer is right; throws with the last one when it never is. */
export async function eventually<T>(
  question: () => T | Promise<T>,
  isRight: (answer: T) => boolean,
  longestMs = LONGEST_MS,
): Promise<T> {
  const end = Date.now() + longestMs;
  const nextLook = rarerLooks();
  for (;;) {
    const answer = await question();
    if (isRight(answer)) return answer;
    if (Date.now() > end) throw new Error(`It stays ${JSON.stringify(answer)}.`);
    await nextLook();
  }
}
