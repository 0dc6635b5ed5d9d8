import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isSignedRegistry,
  openKeySet,
  openRegistry,
  type PublicKey,
  REGISTRY_LIMIT_BYTES,
  type SignedRegistry,
} from 'shared-contracts/releases/signedRegistry.ts';
import { bootDataOf } from './indexPage.ts';
import { REGISTRY_FILE } from '../signing/keptRegistry.ts';
import { verifyText } from '../signing/keyPair.ts';

/** What browsers would take of a portal. */
export type ServedRegistry = {
  readonly sequence: number;
  readonly expiresAt: string;
  /** Names of modules with the release in force, and with the canary where there is one, in alphabetical order. */
  readonly releases: readonly string[];
};

const FETCH_LIMIT_MS = 10_000;

/**
 * Judges the registry of a portal as a browser does that meets it for the first time, by the roots in its page.
 *
 * - place: folder of the portal, or the address that people open, such as `https://portal.example.org`
 *
 * Throws when the page's registry or the file beside it would be refused, or the two are not the same.
 */
export async function verifyServed(place: string, now: Date = new Date()): Promise<ServedRegistry> {
  const boot = bootDataOf(await readPart(place, 'index.html'));
  if (boot === undefined) throw new Error(`${place} has no page with a registry.`);
  const inPage = await judge('page', boot.registry, boot.roots, now);
  const beside = await judge('file', parse(await readPart(place, REGISTRY_FILE)), boot.roots, now);
  if (inPage.sequence !== beside.sequence)
    throw new Error(`The page has registry ${inPage.sequence}, the file beside it ${beside.sequence}.`);
  const releases = Object.values(inPage.modules).flatMap(({ release: { id, release }, canary }) => [
    `${id} ${release}`,
    ...(canary === undefined ? [] : [`${id} ${canary.release.release} (canary of ${canary.percent} %)`]),
  ]);
  return { sequence: inPage.sequence, expiresAt: inPage.expiresAt, releases: releases.sort() };
}

async function judge(where: string, signed: unknown, roots: readonly PublicKey[], now: Date) {
  if (!isSignedRegistry(signed)) throw new Error(`The registry of the ${where} is not signed.`);
  try {
    return await openSigned(signed, roots, now);
  } catch (cause) {
    throw new Error(
      `The ${where} would be refused: ${cause instanceof Error ? cause.message : String(cause)}.`,
      {
        cause,
      },
    );
  }
}

async function openSigned(signed: SignedRegistry, roots: readonly PublicKey[], now: Date) {
  return openRegistry(signed, await openKeySet(signed.keys, roots, verifyText), now, verifyText);
}

async function readPart(place: string, name: string): Promise<string> {
  if (!/^https?:/.test(place)) return readFile(join(place, name), 'utf8');
  // People open the page by its address alone.
  const address = new URL(name === 'index.html' ? '/' : `/${name.replaceAll('\\', '/')}`, place);
  const answer = await fetch(address, {
    headers: { accept: 'text/html,*/*' },
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}.`);
  return readBounded(answer, address.href);
}

/** A page has a registry and little else: what is longer than two of them is something else. */
async function readBounded(answer: Response, address: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of answer.body ?? []) {
    read += part.byteLength;
    if (read > 2 * REGISTRY_LIMIT_BYTES) throw new Error(`${address} is too long for a portal's.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
