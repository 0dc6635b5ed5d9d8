import { Transform } from 'node:stream';
import type { Problem } from '../../platform/problem.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENINGS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSINGS: ReadonlySet<number> = new Set([0x5d, 0x7d]);

export type JsonBounds = {
  readonly bytes: number;
  /** Levels of arrays and objects in one another. */
  readonly depth: number;
  /** Arrays, objects and commas: a body has hardly more values than these. */
  readonly marks: number;
};

/**
 * Passes JSON on as it comes in, and ends with the refusal of the first bound that it breaks: what would keep everybody waiting
 * is never parsed.
 *
 * Whether it is JSON at all is the parser's part.
 */
export function boundedJson(bounds: JsonBounds, refusal: (bound: keyof JsonBounds) => Problem): Transform {
  let bytes = 0;
  let depth = 0;
  let marks = 0;
  let isInText = false;
  let isEscaped = false;

  function brokenBy(chunk: Buffer): keyof JsonBounds | undefined {
    bytes += chunk.length;
    if (bytes > bounds.bytes) return 'bytes';
    const nextQuote = placesOf(QUOTE, chunk);
    const nextBackslash = placesOf(BACKSLASH, chunk);
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (isEscaped) isEscaped = false;
      else if (isInText) {
        // A text may be megabytes long: what counts in it is searched for, not looked at byte by byte.
        const quote = nextQuote(at);
        const backslash = nextBackslash(at);
        at = Math.min(quote, backslash);
        if (quote < backslash) isInText = false;
        else isEscaped = backslash < chunk.length;
      } else if (byte === QUOTE) isInText = true;
      else if (OPENINGS.has(byte)) {
        depth += 1;
        marks += 1;
      } else if (CLOSINGS.has(byte)) depth -= 1;
      else if (byte === COMMA) marks += 1;
      if (depth > bounds.depth) return 'depth';
      if (marks > bounds.marks) return 'marks';
    }
    return undefined;
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const broken = brokenBy(chunk);
      done(broken === undefined ? null : refusal(broken), chunk);
    },
  });
}

/** Gives the function that finds the next place of a byte from a place on, the length of the bytes when there is none; asked in rising order. */
function placesOf(byte: number, bytes: Buffer): (from: number) => number {
  let place = -1;
  return (from) => {
    if (place < from) {
      const found = bytes.indexOf(byte, from);
      place = found === -1 ? bytes.length : found;
    }
    return place;
  };
}
