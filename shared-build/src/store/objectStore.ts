import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { ASK_AGAIN, FILE_TYPES, FOLDERS } from 'shared-contracts/releases/servedFiles.ts';
import type { StoreSettings } from './storeSettings.ts';

/** - etag: the store's own name for this content, whatever it is made of; it is compared and nothing else */
export type StoredObject = { readonly content: Buffer; readonly etag: string };

/** Writes only when the object has this etag, or, with null, only when there is none. */
export type Expected = string | null;

/** Objects below a prefix of a bucket; keys are paths below the portal's folder with forward slashes. */
export type ObjectStore = {
  /** Undefined when there is none. */
  readonly get: (key: string) => Promise<StoredObject | undefined>;
  /** Gives false, and has written nothing, when something else is there than was expected. */
  readonly put: (key: string, content: Buffer, expected: Expected) => Promise<boolean>;
};

/** For one call with its tries and its answer's body. */
const CALL_LIMIT_MS = 60_000;
const FURTHER_TRIES = 3;
/** No file of a portal is as long; what is, is something else. */
const LONGEST_BYTES = 100_000_000;
/** Enough of an answer to find the reason in. */
const REASON_BYTES = 4_000;

/**
 * Opens an S3-compatible store.
 *
 * All calls throw an Error with a sentence for people when the store refuses, fails or does not answer.
 */
export function openStore(settings: StoreSettings, limitMs: number = CALL_LIMIT_MS): ObjectStore {
  const { address, base, accessKeyId, secretAccessKey, sessionToken, region } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    region,
    service: 's3',
    retries: FURTHER_TRIES,
  });

  async function call<T>(key: string, init: RequestInit, read: (answer: Response) => Promise<T>): Promise<T> {
    const doing = `${init.method} ${address}/${key}`;
    try {
      return await read(
        await client.fetch(base + key, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) }),
      );
    } catch (cause) {
      if (cause instanceof StoreError) throw cause;
      throw new StoreError(`The store did not answer ${doing} as it should: ${whyOf(cause)}.`, { cause });
    }
  }

  const get = (key: string): Promise<StoredObject | undefined> =>
    call(key, { method: 'GET', cache: 'no-store' }, async (answer) => {
      if (answer.status === 404 && (await reasonOf(answer)) !== 'NoSuchBucket') return undefined;
      if (answer.status !== 200) throw await refused('GET', key, answer);
      const etag = answer.headers.get('etag');
      if (etag === null) throw new StoreError(`The store gives ${address}/${key} without an ETag.`);
      return { content: await readWhole(answer), etag };
    });

  const putUnder = (key: string, content: Buffer, condition: Record<string, string>): Promise<boolean> =>
    call(
      key,
      {
        method: 'PUT',
        body: new Uint8Array(content),
        headers: {
          'content-type': typeOf(key),
          'cache-control': cacheControlOf(key),
          'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
          ...condition,
        },
      },
      async (answer) => {
        if (answer.status === 200) return true;
        // 404: what was expected to be there is gone. 409: somebody else writes it at this moment.
        const isMissing = answer.status === 404 && 'if-match' in condition;
        if (answer.status === 412 || answer.status === 409 || isMissing) {
          if ((await reasonOf(answer)) !== 'NoSuchBucket') return false;
        }
        throw await refused('PUT', key, answer);
      },
    );

  return {
    get,
    put: async (key, content, expected) => {
      if (expected === null) return putUnder(key, content, { 'if-none-match': '*' });
      if (await putUnder(key, content, { 'if-match': expected })) return true;
      // Ceph, and stores that are made of it, compare with the ETag without its quotes, and so find that it is never the one expected.
      const plain = /^"(.*)"$/.exec(expected)?.[1];
      if (plain === undefined || (await get(key))?.etag !== expected) return false;
      return putUnder(key, content, { 'if-match': plain });
    },
  };

  async function refused(method: string, key: string, answer: Response): Promise<StoreError> {
    const reason = await reasonOf(answer);
    const hint =
      reason !== 'AccessDenied'
        ? ''
        : method === 'GET'
          ? ' Without the right to list the bucket, a store answers so for what is not there, too.'
          : ' These credentials may not write it.';
    return new StoreError(
      `The store answers ${answer.status}${reason === '' ? '' : ` (${reason})`} to ${method} ${address}/${key}.${hint}`,
    );
  }
}

/**
 * Gives the store of source maps that the settings name beside the portal's; undefined where they name none.
 *
 * What anybody is given is asked for without a signature.
 */
export function openMapStore(settings: StoreSettings, limitMs: number = CALL_LIMIT_MS) {
  const { maps } = settings;
  if (maps === undefined) return undefined;
  const isServed = (key: string) =>
    fetch(maps.base + key, { redirect: 'follow', signal: AbortSignal.timeout(limitMs) }).then(
      ({ ok }) => ok,
      (cause: unknown) => {
        throw new StoreError(`The store did not answer GET ${maps.address}/${key} as it should.`, { cause });
      },
    );
  return { store: openStore({ ...settings, ...maps }, limitMs), address: maps.address, isServed };
}

/** Thrown when the store does not do what it was asked for; the message is a sentence for people. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

const reasons = new WeakMap<Response, Promise<string>>();

/** The `Code` of the answer of an S3-compatible store, such as `AccessDenied`; empty without one. */
function reasonOf(answer: Response): Promise<string> {
  const known = reasons.get(answer) ?? readReason(answer);
  reasons.set(answer, known);
  return known;
}

async function readReason(answer: Response): Promise<string> {
  const text = (await answer.text()).slice(0, REASON_BYTES);
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}

async function readWhole(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of answer.body ?? []) {
    read += part.byteLength;
    if (read > LONGEST_BYTES) throw new Error('it is too long for a file of a portal');
    parts.push(part);
  }
  const told = answer.headers.get('content-length');
  if (told !== null && answer.headers.get('content-encoding') === null && Number(told) !== read)
    throw new Error(`it ended after ${read} of ${told} bytes`);
  return Buffer.concat(parts);
}

/** What `fetch` throws says little itself: its cause does. */
function whyOf(error: unknown): string {
  const { name, message, cause } = Object(error) as Partial<Error>;
  if (name === 'TimeoutError') return 'it took too long';
  const { message: reason } = Object(cause) as Partial<Error>;
  return reason || message || String(error);
}

function typeOf(key: string): string {
  return FILE_TYPES[extname(key).slice(1)] ?? 'application/octet-stream';
}

function cacheControlOf(key: string): string {
  return FOLDERS.find(({ folder }) => key.startsWith(`${folder}/`))?.cacheControl ?? ASK_AGAIN;
}
