import type { BodyBounds } from 'shared-contracts/call/bodyBounds.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENINGS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSINGS: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Tells which bound a body breaks with its next piece, if any; asked no more once one is broken. */
export type BoundsCheck = (piece: Uint8Array) => keyof BodyBounds | undefined;

/**
 * Watches JSON as it comes in for the first bound that it breaks, so that what would keep everybody waiting is never parsed.
 *
 * Whether it is JSON at all is the parser's part. A value is at most an opening and a comma, and a member has a colon: these are counted.
 */
export function jsonBounds(bounds: BodyBounds): BoundsCheck {
  let bytes = 0;
  let depth = 0;
  let marks = 0;
  let isInText = false;
  let isEscaped = false;
  /** Of each object that is open, by its level. */
  const members: number[] = [0];

  function breaksAt(byte: number): keyof BodyBounds | undefined {
    if (OPENINGS.has(byte)) {
      depth += 1;
      marks += 1;
      members[depth] = 0;
      if (depth > bounds.depth) return 'depth';
    } else if (CLOSINGS.has(byte)) depth = Math.max(0, depth - 1);
    else if (byte === COMMA) marks += 1;
    else if (byte === COLON) {
      const known = (members[depth] ?? 0) + 1;
      members[depth] = known;
      if (known > bounds.members) return 'members';
    }
    return marks > 2 * bounds.values ? 'values' : undefined;
  }

  return (piece) => {
    bytes += piece.length;
    if (bytes > bounds.bytes) return 'bytes';
    const nextQuote = placesOf(QUOTE, piece);
    const nextBackslash = placesOf(BACKSLASH, piece);
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at] ?? 0;
      if (isEscaped) isEscaped = false;
      else if (isInText) {
        // A text may be megabytes long: what counts in it is searched for, not looked at byte by byte.
        const quote = nextQuote(at);
        const backslash = nextBackslash(at);
        at = Math.min(quote, backslash);
        if (quote < backslash) isInText = false;
        else isEscaped = backslash < piece.length;
      } else if (byte === QUOTE) isInText = true;
      else {
        const broken = breaksAt(byte);
        if (broken !== undefined) return broken;
      }
    }
    return undefined;
  };
}

/** Gives the function that finds the next place of a byte from a place on, the length of the bytes when there is none; asked in rising order. */
function placesOf(byte: number, bytes: Uint8Array): (from: number) => number {
  let place = -1;
  return (from) => {
    if (place < from) {
      const found = bytes.indexOf(byte, from);
      place = found === -1 ? bytes.length : found;
    }
    return place;
  };
}
