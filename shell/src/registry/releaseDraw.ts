import { DRAW_STORAGE_KEY } from 'shared-contracts/session/session.ts';

const LENGTH = 16;
const DRAW = new RegExp(`^[0-9a-f]{${LENGTH}}$`);

/** Gives the text by which this browser is drawn for canaries, the same at every visit; undefined where nothing can be kept. */
export function browserDraw(): string | undefined {
  try {
    const kept = window.localStorage.getItem(DRAW_STORAGE_KEY);
    if (kept !== null && DRAW.test(kept)) return kept;
    const made = crypto.randomUUID().replaceAll('-', '').slice(-LENGTH);
    window.localStorage.setItem(DRAW_STORAGE_KEY, made);
    return made;
  } catch {
    // Drawn anew at each visit, a browser would change its release with every page.
    return undefined;
  }
}

/**
 * Gives a number from 0 to 99 that is always the same for a browser and a release, and says nothing about the number of another release, so
 * that it is not always the same people who get what is new.
 */
export function drawnNumber(draw: string, module: string, release: string): number {
  return mixed(hashOf(`${module} ${release} ${draw}`)) % 100;
}

/** FNV-1a, 32 bits. Source: RFC 9923. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** Lets each bit count in each of the others, which the hash alone does not: the end of MurmurHash3. */
function mixed(hash: number): number {
  let mix = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
