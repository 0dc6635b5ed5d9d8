import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes files into a folder, which it makes and gives: texts and bytes as they are, everything else as JSON. */
export async function writeFolder(folder: string, files: Readonly<Record<string, unknown>>): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    await writeFile(join(folder, name), isRaw ? content : JSON.stringify(content));
  }
  return folder;
}
