import { readFile } from 'node:fs/promises';

/** Reads a JSON file that these commands wrote themselves, so that its shape is known. */
export async function readOwnJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
