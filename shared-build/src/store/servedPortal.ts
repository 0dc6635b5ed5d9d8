import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readServer, SERVER_FILE } from '../gate/portalServer.ts';
import type { ObjectStore } from './objectStore.ts';
import { keyOf, pullPortal } from './pullPortal.ts';

const ANSWER_LIMIT_MS = 30_000;
/** Folders of a portal that whoever serves it gives to everybody. */
const SERVED = /^(?:registry|shell|m)\//;

/** Tells whether what names a portal is its address, and not a folder. */
export function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}

/**
 * Does something with what a portal that is deployed serves of itself: registry, descriptions of releases and of the shell, and what its server serves. It is brought into
 * a folder for that time. Nothing can be changed there, and whoever names the portal believes it, as whoever opens its page does.
 *
 * - address: as people open it
 *
 * Throws a sentence when the portal does not answer, or does not say what is in force.
 */
export async function withServedPortal<T>(address: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'));
  try {
    const pulled = await pullPortal({ get: (key) => getServed(address, key) }, folder, []);
    if (![...pulled.keys()].some((key) => key.startsWith('shell/')))
      throw new Error(`${address} does not say which shell is in force there.`);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const getServed = async (address: string, key: string): ReturnType<ObjectStore['get']> => {
  if (key === keyOf(SERVER_FILE)) return content(Buffer.from(JSON.stringify(await readServer(address))));
  if (!SERVED.test(key)) return undefined;
  const url = new URL(`/${key}`, address);
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch(
    (cause: unknown) => {
      throw new Error(`No portal answers at ${url.origin}.`, { cause });
    },
  );
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url.href} answers ${answer.status}.`);
  return content(Buffer.from(await answer.arrayBuffer()));
};

/** Nothing is written back, so that no name of this content is ever compared. */
function content(bytes: Buffer) {
  return { content: bytes, etag: '' };
}
