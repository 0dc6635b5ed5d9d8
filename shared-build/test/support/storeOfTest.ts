import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Kept = {
  readonly content: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
};
type Answer = (request: IncomingMessage, reply: ServerResponse) => boolean | Promise<boolean>;

const SECRET = 'secret-of-test';
const REGION = 'eu-south-1';
const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, what: string) => createHmac('sha256', key).update(what).digest();

/**
 * A store as the documentation of S3 has it, as far as release commands use it: signatures of version 4, and objects that are written under
 * a condition.
 *
 * - instead: answers a call itself when it gives true
 * - ignoresConditions: as stores that do not know them
 * - comparesPlain: as Ceph, for which an ETag in quotes is another one
 */
export type StoreOfTest = {
  readonly environment: Readonly<Record<string, string>>;
  readonly objects: Map<string, Kept>;
  readonly calls: string[];
  readonly read: (key: string) => string;
  readonly close: () => void;
  instead: Answer | undefined;
  ignoresConditions: boolean;
  comparesPlain: boolean;
};

export async function openStoreOfTest(): Promise<StoreOfTest> {
  const objects = new Map<string, Kept>();
  const calls: string[] = [];
  const server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store: StoreOfTest = {
    environment: {
      RELEASE_STORE: 's3://portal-releases/erasmus',
      RELEASE_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: 'team',
      AWS_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    calls,
    read: (key) => objects.get(key)?.content.toString('utf8') ?? '',
    close: () => {
      server.closeAllConnections();
      server.close();
    },
    instead: undefined,
    ignoresConditions: false,
    comparesPlain: false,
  };
  return store;

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const key = (request.url ?? '').replace('/portal-releases/erasmus/', '');
    calls.push(`${request.method} ${key}`);
    if ((await store.instead?.(request, reply)) === true) return;
    const refuse = (status: number, code: string) =>
      reply.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    const body = await buffer(request);
    if (!isSigned(request)) return void refuse(403, 'SignatureDoesNotMatch');
    const there = objects.get(key);
    if (request.method === 'GET') {
      if (there === undefined) return void refuse(404, 'NoSuchKey');
      return void reply.writeHead(200, { etag: there.etag, ...there.headers }).end(there.content);
    }
    if (request.headers['x-amz-content-sha256'] !== hash(body))
      return void refuse(400, 'XAmzContentSHA256Mismatch');
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    if (!store.ignoresConditions) {
      if (noneMatch === '*' && there !== undefined) return void refuse(412, 'PreconditionFailed');
      if (match !== undefined && there === undefined) return void refuse(404, 'NoSuchKey');
      const present = store.comparesPlain ? there?.etag.replaceAll('"', '') : there?.etag;
      if (match !== undefined && match !== present) return void refuse(412, 'PreconditionFailed');
    }
    const headers = Object.fromEntries(
      ['content-type', 'cache-control'].map((name) => [name, String(request.headers[name])]),
    );
    // As that of an upload in parts: no hash of the content.
    const etag = `"${hash(body).slice(0, 32)}-${objects.size}"`;
    objects.set(key, { content: body, etag, headers });
    reply.writeHead(200, { etag }).end();
  }
}

/** Signature of version 4, by the documentation: canonical request, text to sign, key of the day. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const [, day = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=team\/(\d{8})\/eu-south-1\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const names = signed.split(';');
  const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date', 'if-match', 'if-none-match'];
  if (mustBeSigned.some((name) => headers[name] !== undefined && !names.includes(name))) return false;
  const canonical = [
    method,
    url,
    '',
    ...names.map((name) => `${name}:${String(headers[name])}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = [REGION, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day));
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature.padStart(64, '0'), 'hex'));
}
