import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const hashesSchema = z.object({
  scriptHashes: z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/)),
});

/**
 * Gives the hashes of the page's inline scripts, from `csp.json` beside the page; read again when the portal was built anew.
 *
 * Gives an empty list while there is no such file. Throws when the file is there and has another form.
 */
export function scriptHashReader(portalDir: string): () => Promise<readonly string[]> {
  const file = path.join(portalDir, 'csp.json');
  let read: { readonly changedAt: number; readonly hashes: readonly string[] } = { changedAt: 0, hashes: [] };
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return [];
    if (found.mtimeMs !== read.changedAt) {
      const content: unknown = JSON.parse(await readFile(file, 'utf8'));
      read = { changedAt: found.mtimeMs, hashes: hashesSchema.parse(content).scriptHashes };
    }
    return read.hashes;
  };
}
