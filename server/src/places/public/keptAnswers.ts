import { createHash } from 'node:crypto';
import type { PublicPlaces } from './readPublicPlaces.ts';

/** An answer as it is sent. - etag: in quotes */
type Answer = { readonly status: number; readonly body: string; readonly etag: string };

/** All answers that are kept together: some hundred pages, or a few whole feeds. */
const MOST_CHARACTERS = 8_000_000;

/**
 * Keeps answers that were written of one reading, those that were asked for last; a new reading empties it.
 *
 * - key: the same for all questions with one answer
 */
export function keptAnswers(
  mostCharacters = MOST_CHARACTERS,
): (places: PublicPlaces, key: string, write: () => { status?: number; body: string }) => Answer {
  const kept = new Map<string, Answer>();
  let of: PublicPlaces | undefined;
  let characters = 0;
  return (places, key, write) => {
    if (of !== places) {
      kept.clear();
      characters = 0;
      of = places;
    }
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const { status = 200, body } = write();
    const answer = {
      status,
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    };
    kept.set(key, answer);
    characters += body.length;
    for (const [oldest, { body: text }] of kept) {
      if (characters <= mostCharacters) break;
      kept.delete(oldest);
      characters -= text.length;
    }
    return answer;
  };
}
