import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESS_FROM_BYTES } from './limits.ts';

const COMPRESSED_TYPES = new Set(['.js', '.css', '.json', '.svg', '.html', '.txt', '.ttf']);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every file of a folder that is worth it, at the best compression there is. */
export async function precompressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSED_TYPES.has(extname(name)))
      .map((name) => precompressFile(join(folder, name))),
  );
}

/** Writes a `.br` and a `.gz` beside one file, unless it is too small to gain from it. */
export async function precompressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < COMPRESS_FROM_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
