import fs from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../places.mjs';
import { PlainError } from '../plainError.mjs';

const MB = 1024 * 1024;
const FIRST_TIME_MB = 2_000;
const LATER_MB = 300;

/** Throws PlainError when the disk has too little room for what is about to be written. */
export function requireDiskSpace() {
  const needed = fs.existsSync(join(ROOT, 'node_modules')) ? LATER_MB : FIRST_TIME_MB;
  // Node.js before 18.15 cannot tell.
  if (fs.statfsSync === undefined) return;
  const { bavail, bsize } = fs.statfsSync(ROOT);
  const free = Math.floor((bavail * bsize) / MB);
  if (free < needed)
    throw new PlainError(
      `The disk has ${free} MB free, and ${needed} MB are needed. Make room and start again.`,
    );
}
