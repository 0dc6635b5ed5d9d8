import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const OPENED = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/** Throws when a `.br` or `.gz` of a folder, which browsers get in place of the file beside it, holds anything else than that file. */
export async function verifyCompressed(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const ending = extname(name);
    if (ending !== '.br' && ending !== '.gz') continue;
    const file = join(folder, name);
    const whole = await readFile(file.slice(0, -ending.length)).catch(() => undefined);
    const limit = { maxOutputLength: Math.max(1, whole?.length ?? 0) };
    // What is no archive, or holds more than the file, is not that file either.
    const opened = await OPENED[ending](await readFile(file), limit).catch(() => undefined);
    if (whole === undefined || opened?.equals(whole) !== true)
      throw new Error(`${file} is not what was built.`);
  }
}
