import type { FastifyRequest } from 'fastify';
import { FOLDERS } from 'shared-contracts/releases/servedFiles.ts';
import { FILE_NAME, PAGE_PURPOSES, SERVER_PATHS } from './hostRules.ts';

/** First parts of addresses below which a missing file is missing: answering with the page would look like a script of the wrong kind. */
const FILES_ONLY = new Set([...SERVER_PATHS, ...FOLDERS.map(({ folder }) => folder)]);

/**
 * Tells whether a call is a person going to an address of the portal, as opposed to code that fetches a file.
 *
 * - A client that takes anything, as command-line tools do, gets the page too
 */
export function isNavigation(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const { method, url, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?');
  if (FILES_ONLY.has(path.split('/')[1] ?? '') || isSubresource(headers)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !FILE_NAME.test(path));
}

/** Browsers say what a file is for; a script or image that is missing must stay missing. */
function isSubresource(headers: FastifyRequest['headers']): boolean {
  const purpose = headers['sec-fetch-dest'];
  return purpose !== undefined && !PAGE_PURPOSES.includes(purpose);
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Gives the public address for a call that came by another name of this machine, such as `127.0.0.1` for `localhost`; sign-in works
 * under one name only. Undefined when the call came by the right one, or from elsewhere.
 */
export function publicAddressFor(
  host: string | undefined,
  url: string,
  publicUrl: string,
): string | undefined {
  const wanted = new URL(publicUrl);
  if (host === undefined || host === wanted.host || !LOOPBACK.has(wanted.hostname)) return undefined;
  const given = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  if (given === undefined || !LOOPBACK.has(given.hostname) || given.port !== wanted.port) return undefined;
  return `${publicUrl}${url}`;
}
