import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the mails that a portal has written into its data folder, where it has no mail server, as they would travel. */
export async function mailsIn(dataDir: string): Promise<readonly string[]> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(whole.map((name) => readFile(path.join(folder, name), 'utf8')));
}
