import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import { CONTENT_COLUMNS } from '../../src/data/sets/model.ts';
import { type FileStore, UNUSED_MS } from '../../src/files/fileStore.ts';
import { openFileStore } from '../../src/files/openFileStore.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { testPdf } from '../support/api/testPdf.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';
import { eventually } from '../support/eventually.ts';

const MAX = 10_485_760;
const NAME = 'Βιογραφικό, τελικό.pdf';
const LATER = new Date(Date.now() + 2 * UNUSED_MS);

/** A PDF of a size, where that is more than it takes; texts make files that differ. */
const pdf = (text: string, size = 0) => testPdf(text, size < 1_000 ? {} : { size });

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function* inTwo(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, 1_000);
  await Promise.resolve();
  yield bytes.subarray(1_000);
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe.each(['database', 'folder'])('files in the %s', (store) => {
  let folder: string;
  let server: TestServer;
  let files: FileStore;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-files-'));
    server = await startTestServer({ environment: { FILE_STORE: store, FILE_DIR: folder } });
    files = openFileStore(server.database, server.settings.files, CONTENT_COLUMNS);
    for (const name of ['student', 'student2', 'iro', 'teacher'])
      tokens[name] = await signIn(server.baseUrl, name);
  });
  afterAll(async () => {
    // A client that was refused in the middle may still be sending.
    server.app.server.closeAllConnections();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const call = (user: string, address: string, init: RequestInit = {}) =>
    fetch(`${server.baseUrl}/api/ApplicationFiles${address}`, {
      ...init,
      headers: { ...bearer(tokens[user] ?? ''), ...Object.fromEntries(new Headers(init.headers)) },
    });

  const send = (
    user: string,
    bytes: NonNullable<RequestInit['body']>,
    options = `?fileName=${encodeURIComponent(NAME)}`,
    headers = {},
  ) =>
    call(user, `/content${options}`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', ...headers },
      body: bytes,
      duplex: 'half',
    });

  async function uploaded(user: string, bytes: Buffer): Promise<{ id: number }> {
    const response = await send(user, bytes);
    expect(response.status).toBe(200);
    return (await response.json()) as { id: number };
  }

  /** Everything that the store holds, wherever it lies. */
  async function held(): Promise<object> {
    const { rows } = await sql<object>`
      select (select count(*)::integer from file_uploads) as uploads, (select count(*)::integer from file_chunks) as chunks,
        (select count(*)::integer from file_contents) as contents, (select count(*)::integer from application_files) as records`.execute(
      server.database,
    );
    return {
      ...rows[0],
      inFolder: readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length,
    };
  }

  describe('an upload', () => {
    test.each([1, 262_143, 262_144, 262_145, 1_000_000, MAX])(
      'of %i bytes beyond the first line comes back as it was, with its name, type and hash',
      async (size) => {
        const bytes = pdf(`size ${size}`, size);
        const { id } = await uploaded('student', bytes);
        const response = await call('student', `/${id}/content`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('application/pdf');
        expect(response.headers.get('etag')).toBe(`"${hashOf(bytes)}"`);
        expect(response.headers.get('content-disposition')).toContain(
          `filename*=UTF-8''${encodeURIComponent(NAME)}`,
        );
        expect((await bytesOf(response)).equals(bytes)).toBe(true);
      },
      patient(60_000),
    );

    test('answers with the record, and a repeated one with the same', async () => {
      const headers = { 'idempotency-key': `"${crypto.randomUUID()}"` };
      const answers = [];
      for (let count = 0; count < 2; count += 1) {
        const response = await send('student', pdf('repeated'), '?fileName=a.pdf', headers);
        answers.push(await response.json());
      }
      expect(answers[0]).toMatchObject({ fileName: 'a.pdf', owner: { name: 'student' } });
      expect(answers[1]).toEqual(answers[0]);
    });

    test('of the same bytes is stored once', async () => {
      const before = (await held()) as { contents: number };
      const [first, second] = await Promise.all([
        uploaded('student', pdf('twice', 600_000)),
        uploaded('student2', pdf('twice', 600_000)),
      ]);
      expect(first.id).not.toBe(second.id);
      expect(await held()).toMatchObject({ contents: before.contents + 1 });
    });

    test('of the office is the student’s whom the address names', async () => {
      const response = await send('iro', pdf('office'), '?fileName=a.pdf&email=student@university.example');
      const { rows } = await sql<{ email: string }>`select email from users where name = 'student'`.execute(
        server.database,
      );
      const again = await send('iro', pdf('office'), `?fileName=a.pdf&email=${rows[0]?.email}`);
      expect([response.status, again.status]).toEqual([200, 200]);
      expect(await again.json()).toMatchObject({ owner: { name: 'student' } });
    });

    test('changes the file of a record, for its owner alone', async () => {
      const { id } = await uploaded('student', pdf('first state'));
      const put = (user: string) =>
        call(user, `/${id}/content`, {
          method: 'PUT',
          headers: { 'content-type': 'application/pdf' },
          body: pdf('second state'),
        });
      expect((await put('student2')).status).toBe(404);
      expect((await put('student')).status).toBe(200);
      expect((await bytesOf(await call('student', `/${id}/content`))).equals(pdf('second state'))).toBe(true);
    });
  });

  describe('a refused upload leaves nothing:', () => {
    const streamOf = (size: number) =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(pdf('stream', size));
          controller.close();
        },
      });

    test.each([
      ['another kind of file', 400, 'not-a-pdf', () => send('student', Buffer.from('PK and so on'))],
      ['a file of four bytes', 400, 'not-a-pdf', () => send('student', Buffer.from('%PDF'))],
      ['no file', 400, 'required', () => send('student', '')],
      ['a large one that says so', 413, 'file-too-large', () => send('student', pdf('large', MAX + 1))],
      ['a large one that does not', 413, 'file-too-large', () => send('student', streamOf(MAX + 1))],
      ['no name', 400, 'required', () => send('student', pdf('unnamed'), '')],
      [
        'another media type',
        400,
        'not-a-pdf',
        () => send('student', pdf('typed'), '?fileName=a.pdf', { 'content-type': 'text/plain' }),
      ],
    ])('%s', async (_, status, code, call_) => {
      const before = await held();
      const response = await call_();
      expect(response.status).toBe(status);
      expect(((await response.json()) as { errors: unknown }).errors).toMatchObject([{ code }]);
      await files.sweep(new Date());
      await files.sweep(LATER);
      expect(await held()).toMatchObject({ records: (before as { records: number }).records });
    });

    test('somebody without the right', async () => {
      const before = await held();
      expect((await send('teacher', pdf('teacher'))).status).toBe(403);
      expect(await held()).toEqual(before);
    });

    test('those at one time that have no room together', async () => {
      const { used } = await files.room();
      const settings = { ...server.settings.files, mostBytes: used + 2_000_000 };
      const small = openFileStore(server.database, settings, CONTENT_COLUMNS);
      const before = await held();
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          small.put(inTwo(Buffer.alloc(300_000, `${store} ${index}`))).catch((error: unknown) => error),
        ),
      );
      const stored = results.filter((result) => !(result instanceof Error)) as { sha256: string }[];
      expect(stored.length).toBeGreaterThan(0);
      expect((await small.room()).used).toBe(used + stored.length * 300_000);
      expect(stored.length).toBeLessThanOrEqual(6);
      for (const error of results.filter((result) => result instanceof Error))
        expect(error).toMatchObject({ code: 'storage-full' });
      // What was refused holds no room: as much as is left is taken.
      stored.push(await small.put(inTwo(Buffer.alloc(2_000_000 - stored.length * 300_000, store))));
      for (const { sha256 } of stored) await files.forget(sha256);
      expect(await held()).toEqual(before);
    });

    test('one that breaks off', async () => {
      const before = await held();
      const upload = request(`${server.baseUrl}/api/ApplicationFiles/content?fileName=half.pdf`, {
        method: 'POST',
        headers: {
          ...bearer(tokens['student'] ?? ''),
          'content-type': 'application/pdf',
          'content-length': MAX,
        },
      });
      upload.on('error', () => undefined);
      upload.write(pdf('half', 1_000_000));
      const isAsBefore = async () => JSON.stringify(await held()) === JSON.stringify(before);
      await eventually(isAsBefore, (isSame) => !isSame);
      upload.destroy();
      await eventually(isAsBefore, (isSame) => isSame);
      expect(server.logLines.filter((line) => line.includes('call failed'))).toEqual([]);
    });
  });

  describe('a download', () => {
    test('is for those who may read the record', async () => {
      const { id } = await uploaded('student', pdf('private'));
      const statuses = await Promise.all(
        ['student', 'student2', 'iro', 'teacher'].map(
          async (user) => (await call(user, `/${id}/content`)).status,
        ),
      );
      expect(statuses).toEqual([200, 404, 200, 403]);
      expect((await call('student', '/999999/content')).status).toBe(404);
    });

    test.each([
      ['bytes=0-4', 206, 0, 5],
      ['bytes=262140-262150', 206, 262_140, 262_151],
      ['bytes=699990-', 206, 699_990, 700_000],
      ['bytes=-10', 206, 699_990, 700_000],
      ['bytes=-700000', 206, 0, 700_000],
      ['bytes=-700001', 206, 0, 700_000],
      ['bytes=-99999999999999999999', 206, 0, 700_000],
      [`bytes=-${'9'.repeat(400)}`, 206, 0, 700_000],
      ['bytes=5-99999999999999999999', 206, 5, 700_000],
      ['bytes=0-0,5-6', 200, 0, 700_000],
      ['lines=1-2', 200, 0, 700_000],
      ['bytes=9-1', 200, 0, 700_000],
      ['bytes=-', 200, 0, 700_000],
      ['bytes=a-b', 200, 0, 700_000],
      ['bytes', 200, 0, 700_000],
      [`bytes=${'0-0,'.repeat(500)}0-0`, 200, 0, 700_000],
    ])('gives of %s what is asked', async (range, status, from, to) => {
      const bytes = pdf('ranges', 700_000);
      const { id } = await uploaded('student', bytes);
      const response = await call('student', `/${id}/content`, { headers: { range } });
      expect(response.status).toBe(status);
      expect((await bytesOf(response)).equals(bytes.subarray(from, to))).toBe(true);
    });

    test('says when a range lies outside, and when nothing has changed', async () => {
      const { id } = await uploaded('student', pdf('ranges', 700_000));
      for (const range of ['bytes=700000-', 'bytes=99999999999999999999-', 'bytes=-0']) {
        const outside = await call('student', `/${id}/content`, { headers: { range } });
        expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */700000']);
      }
      const etag = (await call('student', `/${id}/content`)).headers.get('etag') ?? '';
      for (const known of [etag, `"x", W/${etag}`, '*'])
        expect(
          (await call('student', `/${id}/content`, { headers: { 'if-none-match': known } })).status,
        ).toBe(304);
      const changed = await call('student', `/${id}/content`, { headers: { 'if-none-match': '"*"' } });
      expect(changed.status).toBe(200);
      await changed.body?.cancel();
      const head = await call('student', `/${id}/content`, {
        method: 'HEAD',
        headers: { range: 'bytes=0-4' },
      });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '700000']);
    });
  });

  describe('base64, where the documents ask for it,', () => {
    test('is made of the bytes of one record', async () => {
      const bytes = pdf('base64', 700_001);
      const { id } = await uploaded('student', bytes);
      const item = await call('student', `/${id}?$select=fileBase64,fileName`);
      expect(await item.json()).toEqual({ fileBase64: bytes.toString('base64'), fileName: NAME });
      const list = await call('student', `?$filter=id eq ${id}&$select=id,fileBase64`);
      expect(await list.json()).toMatchObject({
        total: 1,
        value: [{ id, fileBase64: bytes.toString('base64') }],
      });
      const first = await call('student', `?$filter=id eq ${id}&$select=fileBase64&$first=true`);
      expect(await first.json()).toEqual({ fileBase64: bytes.toString('base64') });
    });

    test.each([
      '?$select=id,fileBase64',
      '?$filter=id gt 0&$select=fileBase64',
      '?$filter=id eq 1 or id gt 1&$select=fileBase64',
      "?$filter=startswith(fileBase64,'JVBERi0')",
      '?$orderby=fileBase64',
      '?$groupby=fileBase64',
      '?$select=count(fileBase64)',
      '?$filter=id eq 1&$select=fileBase64 as other',
      '/1?$select=fileBase64 as other',
    ])('is refused with what to do instead: %s', async (address) => {
      const response = await call('iro', address);
      expect(response.status).toBe(400);
      const { code, message } = (await response.json()) as { code: string; message: string };
      expect([code, message]).toEqual(['bad-query', expect.stringContaining('/content')]);
    });
  });

  test('a content stays as long as a record has it, and an hour', async () => {
    const bytes = pdf('swept', 300_000);
    const { id } = await uploaded('student', bytes);
    await files.sweep(new Date());
    await files.sweep(LATER);
    expect((await bytesOf(await call('student', `/${id}/content`))).equals(bytes)).toBe(true);
    await call('student', `/${id}`, { method: 'DELETE' });
    await files.sweep(new Date());
    expect(await files.open(hashOf(bytes))).toBeDefined();
    const before = (await held()) as { inFolder: number; uploads: number };
    await files.sweep(LATER);
    expect(await files.open(hashOf(bytes))).toBeUndefined();
    const after = (await held()) as typeof before;
    expect(after.inFolder + after.uploads).toBeLessThan(before.inFolder + before.uploads);
  });
});
